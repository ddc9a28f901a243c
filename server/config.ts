import { resolve } from 'node:path';
import type { Environment } from '../site/environment.ts';
import { reasonOf, UserFacingError } from '../site/userFacingError.ts';
import { LEVELS, type LogLevel } from './log.ts';
import { type NotifyConfig, readEmail, readSwitch, readWebhook } from './notify/config.ts';
import type { Channel } from './notify/outbox.ts';

/** Where the store is: an embedded PostgreSQL in a directory, or a PostgreSQL server. */
export interface StoreConfig {
  /** Absolute path of the data directory. From `UNO_DATA_DIR`, `.data` when unset. */
  readonly dataDir: string;
  /** Connection string of a PostgreSQL server. From `DATABASE_URL`; the data directory is used when absent. */
  readonly databaseUrl: string | undefined;
}

/** A setting that is wrong, and what the server does without it. */
export interface SettingProblem {
  readonly variable: string;
  /** What is wrong, and what is right. It never quotes a value that may be secret. */
  readonly sentence: string;
  /**
   * - `address`: pages are served at the default address;
   * - `forms`: pages are served, and the forms are closed;
   * - `notifications`: leads are stored, and the notifications of this channel wait until the setting is mended;
   * - `limits`: leads are stored, and network addresses are not counted;
   * - `nothing`: a default is used, or it is only a warning.
   */
  readonly closes: 'address' | 'forms' | 'notifications' | 'limits' | 'nothing';
}

/** Everything that the server reads from environment variables. */
export interface ServerConfig extends StoreConfig {
  /** TCP port, 0 for any free one. From `PORT`, 4173 when unset. */
  readonly port: number;
  /** Address to listen on. From `HOST`, `127.0.0.1` when unset. */
  readonly host: string;
  /** How many reverse proxies are in front of the server. From `TRUST_PROXY`, 0 when unset; null when it is wrong. */
  readonly trustProxy: number | null;
  /** From `UNO_LOG_LEVEL`, `info` when unset. */
  readonly logLevel: LogLevel;
  /** Where new leads are reported. From `UNO_NOTIFY_…`; nowhere when absent. */
  readonly notify: NotifyConfig;
  /** The channels that the settings ask for. One whose settings are wrong is among them: its notifications are stored until it works. */
  readonly channels: readonly Channel[];
  /** What is wrong with the settings. */
  readonly problems: readonly SettingProblem[];
}

const DEFAULT_PORT = 4173;

/** Only this machine can connect to it. */
export const DEFAULT_HOST = '127.0.0.1';

function wholeNumber(environment: Environment, name: string, fallback: number, most: number): number {
  const given = environment[name]?.trim();
  if (given === undefined || given === '') return fallback;
  const number = Number(given);
  if (/^\d+$/.test(given) && number <= most) return number;
  throw new UserFacingError(`${name} must be a whole number from 0 to ${most}, not “${given}”.`);
}

/** Reads where the store is. Throws {@link UserFacingError} for an invalid setting. */
export function readStoreConfig(environment: Environment): StoreConfig {
  const databaseUrl = environment['DATABASE_URL']?.trim() || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new UserFacingError('DATABASE_URL must begin with postgres:// or postgresql://; unset it to use the embedded database.');
  }
  if (databaseUrl !== undefined && !URL.canParse(databaseUrl)) {
    throw new UserFacingError('DATABASE_URL is not a usable address: in the user and the password write @ / # ? % as %40 %2F %23 %3F %25.');
  }
  return { databaseUrl, dataDir: resolve(environment['UNO_DATA_DIR']?.trim() || '.data') };
}

function readLogLevel(environment: Environment): LogLevel {
  const given = environment['UNO_LOG_LEVEL']?.trim().toLowerCase() || 'info';
  const level = LEVELS.find((name) => name === given);
  if (level === undefined) throw new UserFacingError(`UNO_LOG_LEVEL must be one of ${LEVELS.join(', ')}, not “${given}”.`);
  return level;
}

const isSet = (environment: Environment, ...names: readonly string[]): boolean => names.some((name) => Boolean(environment[name]?.trim()));

/**
 * Reads the whole configuration. A wrong setting never throws: it is among the `problems`, and closes as little as possible.
 * The server and `npm run doctor` both read it here.
 */
export function readConfig(environment: Environment): ServerConfig {
  const problems: SettingProblem[] = [];
  const read = <T>(variable: string, closes: SettingProblem['closes'], reader: (environment: Environment) => T, otherwise: T): T => {
    try {
      return reader(environment);
    } catch (error) {
      const sentence = reasonOf(error);
      // One reader reads several variables: the sentence begins with the name of the wrong one.
      problems.push({ variable: /^[A-Z]+(?:_[A-Z]+)+/.exec(sentence)?.[0] ?? variable, closes, sentence });
      return otherwise;
    }
  };
  const withoutDatabase = { ...environment, DATABASE_URL: undefined };
  const webhook = read('UNO_NOTIFY_WEBHOOK', 'notifications', readWebhook, undefined);
  const email = read('UNO_NOTIFY_SMTP', 'notifications', readEmail, undefined);
  if (webhook && !webhook.secret) {
    problems.push({ variable: 'UNO_NOTIFY_WEBHOOK_SECRET', closes: 'nothing', sentence: 'UNO_NOTIFY_WEBHOOK is set without UNO_NOTIFY_WEBHOOK_SECRET: the receiver cannot tell your leads from forged ones.' });
  }
  // Read where they are used, and there only if another setting asks for it: a misspelt one would be noticed late or never.
  for (const name of ['UNO_NOTIFY_INSECURE', 'UNO_HSTS_SUBDOMAINS']) {
    if (problems.every(({ variable }) => variable !== name)) read(name, 'nothing', () => readSwitch(environment, name), false);
  }
  const channels: readonly Channel[] = [
    ...(isSet(environment, 'UNO_NOTIFY_WEBHOOK', 'UNO_NOTIFY_WEBHOOK_SECRET') ? ['webhook' as const] : []),
    ...(isSet(environment, 'UNO_NOTIFY_SMTP', 'UNO_NOTIFY_FROM', 'UNO_NOTIFY_TO') ? ['email' as const] : []),
    ...(email?.acknowledge === true ? ['acknowledgement' as const] : []),
  ];
  return {
    ...read('DATABASE_URL', 'forms', readStoreConfig, readStoreConfig(withoutDatabase)),
    port: read('PORT', 'address', () => wholeNumber(environment, 'PORT', DEFAULT_PORT, 65_535), DEFAULT_PORT),
    host: environment['HOST']?.trim() || DEFAULT_HOST,
    trustProxy: read<number | null>('TRUST_PROXY', 'limits', () => wholeNumber(environment, 'TRUST_PROXY', 0, 16), null),
    logLevel: read('UNO_LOG_LEVEL', 'nothing', readLogLevel, 'info'),
    notify: { ...(webhook && { webhook }), ...(email && { email }) },
    channels,
    problems,
  };
}

const EFFECTS: Readonly<Record<SettingProblem['closes'], string>> = {
  address: 'Pages are served: the default is used instead, or the socket of systemd.',
  forms: 'Pages are served; the forms are closed and show the phone number.',
  notifications: 'Leads are stored; their notifications wait until it is mended.',
  limits: 'Leads are stored; the limit for each network address is off.',
  nothing: '',
};

/** What is wrong with a setting, and what that closes. */
export const describeProblem = ({ sentence, closes }: SettingProblem): string => `${sentence} ${EFFECTS[closes]}`.trim();
