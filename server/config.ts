import { resolve } from 'node:path';
import type { Environment } from '../site/environment.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { type NotifyConfig, readNotifyConfig } from './notify/config.ts';

/** Where the store is: an embedded PostgreSQL in a directory, or a PostgreSQL server. */
export interface StoreConfig {
  /** Absolute path of the data directory. From `UNO_DATA_DIR`, `.data` when unset. */
  readonly dataDir: string;
  /** Connection string of a PostgreSQL server. From `DATABASE_URL`; the data directory is used when absent. */
  readonly databaseUrl: string | undefined;
}

/** Everything that the server reads from environment variables. */
export interface ServerConfig extends StoreConfig {
  /** TCP port, 0 for any free one. From `PORT`, 4173 when unset. */
  readonly port: number;
  /** Address to listen on. From `HOST`, `127.0.0.1` when unset. */
  readonly host: string;
  /** How many reverse proxies are in front of the server. From `TRUST_PROXY`, 0 when unset. */
  readonly trustProxy: number;
  /** Whether pages are served although the store cannot be used. From `UNO_STORE_OPTIONAL`, false when unset. */
  readonly storeOptional?: boolean;
  /** Where new leads are reported. From `UNO_NOTIFY_…`; nowhere when absent. */
  readonly notify?: NotifyConfig;
}

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
  return { databaseUrl, dataDir: resolve(environment['UNO_DATA_DIR']?.trim() || '.data') };
}

/** Reads the whole configuration. Throws {@link UserFacingError} for an invalid setting. */
export function readConfig(environment: Environment): ServerConfig {
  return {
    ...readStoreConfig(environment),
    port: wholeNumber(environment, 'PORT', 4173, 65_535),
    host: environment['HOST']?.trim() || '127.0.0.1',
    trustProxy: wholeNumber(environment, 'TRUST_PROXY', 0, 16),
    storeOptional: wholeNumber(environment, 'UNO_STORE_OPTIONAL', 0, 1) === 1,
    notify: readNotifyConfig(environment),
  };
}
