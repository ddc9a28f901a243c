import type { Locale } from '../../site/i18n/locale.ts';
import { UserFacingError } from '../../site/userFacingError.ts';

/** Where webhooks are sent, and the key that signs them. */
export interface WebhookConfig {
  readonly url: string;
  /** The key of the signature. Unsigned when absent. */
  readonly secret: Buffer | undefined;
}

/** How e-mail is sent: the server, the sender, the recipients. */
export interface EmailConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://). */
  readonly secure: boolean;
  /** Refuse to send when the server does not offer STARTTLS. */
  readonly requireTls: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** `Uno <site@uno.example>`, or the address alone. */
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  /** The owner's language. */
  readonly locale: Locale;
  /** Whether the sender of a lead gets an e-mail that it has arrived. */
  readonly acknowledge: boolean;
}

/** A name and an address of RFC 5322; the name may be empty. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Where new leads are reported. Both are absent when notifications are off. */
export interface NotifyConfig {
  readonly webhook?: WebhookConfig;
  readonly email?: EmailConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address of RFC 5321 that never needs quoting: no spaces, commas, quotes or angle brackets. */
const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u;

/** Whether mail can be sent to an address exactly as it is written. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text) && text.length <= 254;

function parseMailbox(text: string): Mailbox | undefined {
  const { name = '', bracketed, bare } = /^(?:(?<name>[^<>@",;:\r\n]*)<(?<bracketed>[^<>\s]+)>|(?<bare>[^<>\s]+))$/.exec(text.trim())?.groups ?? {};
  const address = bracketed ?? bare ?? '';
  return isMailAddress(address) ? { name: name.trim(), address } : undefined;
}

function readMailboxes(environment: Environment, name: string): readonly Mailbox[] {
  const given = environment[name]?.trim();
  if (!given) throw new UserFacingError(`UNO_NOTIFY_SMTP is set without ${name}: set ${name}=name@example.ca too, or unset UNO_NOTIFY_SMTP.`);
  return given.split(',').map((text) => {
    const mailbox = parseMailbox(text);
    if (mailbox === undefined) throw new UserFacingError(`${name} has “${text.trim()}”, which is not an e-mail address: write name@example.ca or Name <name@example.ca>.`);
    return mailbox;
  });
}

/** Reads a URL from a variable. Errors never quote the value, because it may contain a password. */
function readUrl(environment: Environment, name: string, protocols: readonly string[], example: string): URL | undefined {
  const given = environment[name]?.trim();
  if (!given) return undefined;
  const url = URL.parse(given);
  if (url === null || !protocols.includes(url.protocol) || url.hostname === '') throw new UserFacingError(`${name} is not a usable address: write ${name}=${example}.`);
  return url;
}

function readLocale(environment: Environment): Locale {
  const given = environment['UNO_NOTIFY_LOCALE']?.trim() || 'en-CA';
  if (/^fr(-CA)?$/i.test(given)) return 'fr-CA';
  if (/^en(-CA)?$/i.test(given)) return 'en-CA';
  throw new UserFacingError(`UNO_NOTIFY_LOCALE must be en-CA or fr-CA, not “${given}”.`);
}

/** Reads a switch, 1 or 0. Default: off. @throws {UserFacingError} for another value */
export function readSwitch(environment: Environment, name: string): boolean {
  const given = environment[name]?.trim() || '0';
  if (given === '1' || given === '0') return given === '1';
  throw new UserFacingError(`${name} must be 1 or 0, not “${given}”.`);
}

/** Reads the secret, in the format of https://www.standardwebhooks.com: `whsec_` and 24 to 64 bytes in base64. */
function readWebhookSecret(environment: Environment): Buffer | undefined {
  const given = environment['UNO_NOTIFY_WEBHOOK_SECRET']?.trim();
  if (!given) return undefined;
  const { key } = /^whsec_(?<key>[A-Za-z0-9+/]+={0,2})$/.exec(given)?.groups ?? {};
  const secret = Buffer.from(key ?? '', 'base64');
  if (secret.length < 24 || secret.length > 64) {
    throw new UserFacingError('UNO_NOTIFY_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64: make one with echo "whsec_$(openssl rand -base64 32)".');
  }
  return secret;
}

/** Reads where webhooks are sent; undefined when no variable asks for it. @throws {UserFacingError} for an invalid setting */
export function readWebhook(environment: Environment): WebhookConfig | undefined {
  const url = readUrl(environment, 'UNO_NOTIFY_WEBHOOK', ['https:', 'http:'], 'https://example.ca/hook');
  if (url === undefined) {
    if (environment['UNO_NOTIFY_WEBHOOK_SECRET']?.trim()) throw new UserFacingError('UNO_NOTIFY_WEBHOOK_SECRET is set without UNO_NOTIFY_WEBHOOK: set the address too, or unset the secret.');
    return undefined;
  }
  if (url.username !== '' || url.password !== '') throw new UserFacingError('UNO_NOTIFY_WEBHOOK must not contain a user or a password: sign with UNO_NOTIFY_WEBHOOK_SECRET instead.');
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname) && !readSwitch(environment, 'UNO_NOTIFY_INSECURE')) {
    throw new UserFacingError('UNO_NOTIFY_WEBHOOK begins with http://, and would send personal data unencrypted: use https://, or set UNO_NOTIFY_INSECURE=1 on a network that only you use.');
  }
  return { url: url.href, secret: readWebhookSecret(environment) };
}

/** Reads how e-mail is sent; undefined when no variable asks for it. @throws {UserFacingError} for an invalid setting */
export function readEmail(environment: Environment): EmailConfig | undefined {
  const url = readUrl(environment, 'UNO_NOTIFY_SMTP', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.ca');
  const unusedName = ['UNO_NOTIFY_FROM', 'UNO_NOTIFY_TO', 'UNO_NOTIFY_ACKNOWLEDGE'].find((name) => environment[name]?.trim());
  if (url === undefined) {
    if (unusedName !== undefined) throw new UserFacingError(`${unusedName} is set without UNO_NOTIFY_SMTP, so no e-mail could be sent: set UNO_NOTIFY_SMTP=smtps://user:password@mail.example.ca too, or unset ${unusedName}.`);
    return undefined;
  }
  // A # or ? that is not escaped ends the password, and what follows is the name of another machine.
  if (url.hash !== '' || url.search !== '' || !['', '/'].includes(url.pathname)) {
    throw new UserFacingError('UNO_NOTIFY_SMTP has something after the name of the mail server: in the user and the password write @ / # ? % as %40 %2F %23 %3F %25.');
  }
  const secure = url.protocol === 'smtps:';
  const [from, ...more] = readMailboxes(environment, 'UNO_NOTIFY_FROM');
  if (from === undefined || more.length > 0) throw new UserFacingError('UNO_NOTIFY_FROM must be one address.');
  const part = (text: string, name: string) => {
    try {
      return text === '' ? undefined : decodeURIComponent(text);
    } catch {
      throw new UserFacingError(`The ${name} in UNO_NOTIFY_SMTP has a % that does not begin an escape: write % itself as %25.`);
    }
  };
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: !secure && !LOOPBACK.test(url.hostname) && !readSwitch(environment, 'UNO_NOTIFY_INSECURE'),
    user: part(url.username, 'user'),
    password: part(url.password, 'password'),
    from,
    to: readMailboxes(environment, 'UNO_NOTIFY_TO'),
    locale: readLocale(environment),
    acknowledge: readSwitch(environment, 'UNO_NOTIFY_ACKNOWLEDGE'),
  };
}
