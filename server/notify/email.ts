import { createTransport } from 'nodemailer';
import type { Row } from '../connection.ts';
import { codeOf, reasonOf } from '../../site/userFacingError.ts';
import type { EmailConfig, Mailbox } from './config.ts';
import { DeliveryError } from './delivery.ts';
import { type Letter, toHtml, toText } from './letter.ts';
import { acknowledgementLetter, ownerLetter, senderOf } from './message.ts';
import type { ClaimedNotification } from './outbox.ts';

/** A letter with its addresses. */
export interface Mail {
  readonly letter: Letter;
  /** The part of the message id before the @. */
  readonly id: string;
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  readonly replyTo: Mailbox | undefined;
  /** RFC 3834: what kind of automatic mail it is. */
  readonly automatic: 'auto-generated' | 'auto-replied';
}

/** The e-mail to the owner. Its message id is the lead's id: a mailbox that gets it twice shows it once. */
export const ownerMail = ({ from, to, locale }: EmailConfig, lead: Row, claimed: Pick<ClaimedNotification, 'table' | 'locale' | 'lead'>): Mail => ({
  letter: ownerLetter({ table: claimed.table, lead, locale: claimed.locale }, locale),
  id: claimed.lead,
  from,
  to,
  replyTo: senderOf(lead),
  automatic: 'auto-generated',
});

/**
 * The e-mail to the sender.
 * @throws {DeliveryError} that is final when what was typed is no address that mail can be sent to
 */
export function acknowledgementMail({ from, locale }: EmailConfig, lead: Row, claimed: Pick<ClaimedNotification, 'table' | 'locale' | 'lead'>): Mail {
  const sender = senderOf(lead);
  if (sender === undefined) throw new DeliveryError('no mail address', { isFinal: true });
  return {
    letter: acknowledgementLetter({ table: claimed.table, lead, locale: claimed.locale }, claimed.locale ?? locale),
    id: `${claimed.lead}.received`,
    from,
    // The name that was typed is left out: it may be anything, and the address may be somebody else's.
    to: [{ name: '', address: sender.address }],
    replyTo: undefined,
    automatic: 'auto-replied',
  };
}

/** The fields that nodemailer writes a message from. The envelope is given apart, so that no header can add a recipient. */
export function fieldsOf({ letter, id, from, to, replyTo, automatic }: Mail) {
  return {
    envelope: { from: from.address, to: to.map(({ address }) => address) },
    from: { ...from },
    to: to.map((mailbox) => ({ ...mailbox })),
    ...(replyTo && { replyTo: { ...replyTo } }),
    subject: letter.subject,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    text: toText(letter),
    html: toHtml(letter),
    headers: { 'Auto-Submitted': automatic, 'X-Auto-Response-Suppress': 'All', 'Content-Language': letter.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What a failure of SMTP is called: `timeout`, `ECONNREFUSED`, `EAUTH 535`. The server's own words may name an address, and are left out. */
function failureOf(error: unknown, isTimedOut: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const status = field('responseCode');
  // ESOCKET stands for whatever the system said, which is in the message: connect ECONNREFUSED 127.0.0.1:25.
  const system = codeOf(error) === 'ESOCKET' ? /\bE[A-Z]{4,}\b/.exec(reasonOf(error))?.[0] : undefined;
  const name = system ?? codeOf(error) ?? 'no answer';
  // nodemailer's own timeouts (connection, greeting, socket) are as long as ours and may fire first.
  const code = isTimedOut || name === 'ETIMEDOUT' ? 'timeout' : [name, ...(typeof status === 'number' ? [status] : [])].join(' ');
  const isRecipientRefused = field('command') === 'RCPT TO' && typeof status === 'number' && status >= 550 && status < 560;
  return new DeliveryError(code, { isFinal: isRecipientRefused, cause: error });
}

/** Sends e-mail through the server of the configuration: a connection for each message. */
export function mailer({ host, port, secure, requireTls, user, password, from }: EmailConfig): (mail: Mail, timeout: number, signal: AbortSignal) => Promise<void> {
  return async (mail, timeout, signal) => {
    const transport = createTransport({
      host,
      port,
      secure,
      requireTLS: requireTls,
      name: from.address.slice(from.address.lastIndexOf('@') + 1),
      ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
    });
    try {
      await transport.sendMail({ ...fieldsOf(mail), signal });
    } catch (error) {
      throw failureOf(error, signal.aborted);
    } finally {
      transport.close();
    }
  };
}
