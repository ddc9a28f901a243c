/** What the build reads of the environment, checked. */
export interface Settings {
  /** Where the forms are sent, when it is not this site: the origin for the security policy. */
  store: string | undefined;
  /** What whoever builds the site has to know: that its forms store nothing, or say where they store without having been told. */
  warning: string | undefined;
}

/** The payload of a JSON web token, or `undefined` when a text is none. */
function roleOf(key: string): unknown {
  const [, payload] = key.split('.');
  if (payload === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString())?.role;
  } catch {
    return undefined;
  }
}

/** `storeOf` of `src/leads/config.ts`, in words for whoever builds. */
function warningOf(url: boolean, key: boolean, withoutLocal: boolean, place: boolean): string | undefined {
  const outcome = 'the forms of this build store nothing (supabase_not_configured): they ask visitors to call or write.';
  if (url && !key) return `VITE_SUPABASE_URL has no key beside it: ${outcome} Set VITE_SUPABASE_PUBLISHABLE_KEY.`;
  if (!url && withoutLocal) return `VITE_UNO_LOCAL_STORE is 0 and no Supabase project is named: ${outcome} Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.`;
  if (url && !place) return 'VITE_UNO_DATA_PLACE_EN or VITE_UNO_DATA_PLACE_FR is not set: the forms name our own default as the place where the hosted project keeps what they send (Law 25). Set both to where it does.';
  return undefined;
}

/**
 * Reads the settings of a build.
 *
 * @throws when a `VITE_` variable holds a secret key: everything so named ends up in the browser
 */
export function settings(env: Readonly<Record<string, string | undefined>>): Settings {
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('VITE_') || value === undefined) continue;
    if (value.startsWith('sb_secret_') || roleOf(value) === 'service_role') {
      throw new Error(
        `${name} holds a secret key, and every VITE_ variable is published with the site. Nothing was built. Put the publishable key (sb_publishable_…) there, and replace the secret one if it was ever deployed.`,
      );
    }
  }
  const url = env['VITE_SUPABASE_URL'];
  const key = env['VITE_SUPABASE_PUBLISHABLE_KEY'] || env['VITE_SUPABASE_ANON_KEY'];
  const place = Boolean(env['VITE_UNO_DATA_PLACE_EN'] && env['VITE_UNO_DATA_PLACE_FR']);
  return { store: url ? new URL(url).origin : undefined, warning: warningOf(Boolean(url), Boolean(key), env['VITE_UNO_LOCAL_STORE'] === '0', place) };
}
