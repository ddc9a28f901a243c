import { createTransport } from 'nodemailer';
import type { Row } from '../connection.ts';
import { codeOf, reasonOf } from '../../site/userFacingError.ts';
import type { EmailConfig, Mailbox } from './config.ts';
import { DeliveryError } from './delivery.ts';
import { type Letter, toHtml, toText } from './letter.ts';
import { acknowledgementLetter, ownerLetter, senderOf } from './message.ts';
import type { ClaimedNotification } from './outbox.ts';

/** A {@link Letter} with its addresses. */
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
 * @throws {DeliveryError} that is final when the typed address cannot receive mail
 */
export function acknowledgementMail({ from, locale }: EmailConfig, lead: Row, claimed: Pick<ClaimedNotification, 'table' | 'locale' | 'lead'>): Mail {
  const sender = senderOf(lead);
  if (sender === undefined) throw new DeliveryError('no mail address', { isFinal: true });
  return {
    letter: acknowledgementLetter({ table: claimed.table, lead, locale: claimed.locale }, claimed.locale ?? locale),
    id: `${claimed.lead}.received`,
    from,
    // The typed name is left out: it can be any text, and the address may be another person's.
    to: [{ name: '', address: sender.address }],
    replyTo: undefined,
    automatic: 'auto-replied',
  };
}

/** The options from which nodemailer writes a message. The envelope is separate, so that no header can add a recipient. */
export function mailOptionsOf({ letter, id, from, to, replyTo, automatic }: Mail) {
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

/** The code of an SMTP failure: `timeout`, `ECONNREFUSED`, `EAUTH 535`. The server's own text is left out: it may contain an address. */
function toDeliveryError(error: unknown, isTimedOut: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const status = field('responseCode');
  // ESOCKET replaces the system's code, which is then in the message only: connect ECONNREFUSED 127.0.0.1:25.
  const system = codeOf(error) === 'ESOCKET' ? /\bE[A-Z]{4,}\b/.exec(reasonOf(error))?.[0] : undefined;
  const name = system ?? codeOf(error) ?? 'no answer';
  // nodemailer's own timeouts (connection, greeting, socket) are as long as ours and may fire first.
  const code = isTimedOut || name === 'ETIMEDOUT' ? 'timeout' : [name, ...(typeof status === 'number' ? [status] : [])].join(' ');
  const isRecipientRefused = field('command') === 'RCPT TO' && typeof status === 'number' && status >= 550 && status < 560;
  return new DeliveryError(code, { isFinal: isRecipientRefused, cause: error });
}

/** Makes a function that sends e-mail through the configured server, with a new connection for each message. */
export function createMailer({ host, port, secure, requireTls, user, password, from }: EmailConfig): (mail: Mail, timeout: number, signal: AbortSignal) => Promise<void> {
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
      await transport.sendMail({ ...mailOptionsOf(mail), signal });
    } catch (error) {
      throw toDeliveryError(error, signal.aborted);
    } finally {
      transport.close();
    }
  };
}
