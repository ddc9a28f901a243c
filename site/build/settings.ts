import type { Environment } from '../environment.ts';
import { UserFacingError } from '../userFacingError.ts';
import { refuseSecretSettings } from './secrets.ts';

/** The checked settings of a build, from the environment. */
export interface BuildSettings {
  /** The origin that forms are sent to, for the security policy. Undefined when it is this site. */
  readonly store: string | undefined;
  /** A warning to print: the forms store nothing, or the place where data is kept is not set. */
  readonly warning: string | undefined;
}

/** Explains the result of `storeFromEnvironment` (`src/leads/config.ts`) when it needs attention. */
function warningOf(url: boolean, key: boolean, withoutLocal: boolean, place: boolean): string | undefined {
  const outcome = 'the forms of this build store nothing (supabase_not_configured): they ask visitors to call or write.';
  if (url && !key) return `VITE_SUPABASE_URL has no key beside it: ${outcome} Set VITE_SUPABASE_PUBLISHABLE_KEY.`;
  if (!url && withoutLocal) return `VITE_UNO_LOCAL_STORE is 0 and no Supabase project is named: ${outcome} Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.`;
  if (url && !place) return 'VITE_UNO_DATA_PLACE_EN or VITE_UNO_DATA_PLACE_FR is not set: the forms give our default as the place where data is kept (Law 25). Set both to the place of the hosted project.';
  return undefined;
}

/** The origin of the hosted project. @throws when the setting is not a web address */
function originOf(url: string): string {
  const { protocol, origin } = URL.parse(url) ?? {};
  if (origin === undefined || (protocol !== 'https:' && protocol !== 'http:')) throw new UserFacingError(`VITE_SUPABASE_URL is not a web address (“${url}”). Nothing was built. Write https://….supabase.co.`);
  return origin;
}

/**
 * Reads the settings of a build.
 *
 * @param folder the folder of the `.env` files. Default: the root of the repository
 * @throws when a `VITE_` variable contains a secret key, or a setting is invalid
 */
export function readSettings(environment: Environment, folder?: string): BuildSettings {
  refuseSecretSettings(environment, folder);
  const url = environment['VITE_SUPABASE_URL'];
  const key = environment['VITE_SUPABASE_PUBLISHABLE_KEY'] || environment['VITE_SUPABASE_ANON_KEY'];
  const place = Boolean(environment['VITE_UNO_DATA_PLACE_EN'] && environment['VITE_UNO_DATA_PLACE_FR']);
  const subdomains = environment['UNO_HSTS_SUBDOMAINS'] || '0';
  if (subdomains !== '0' && subdomains !== '1') throw new UserFacingError(`UNO_HSTS_SUBDOMAINS must be 1 or 0, not “${subdomains}”. Nothing was built.`);
  return { store: url ? originOf(url) : undefined, warning: warningOf(Boolean(url), Boolean(key), environment['VITE_UNO_LOCAL_STORE'] === '0', place) };
}
