/** Where the forms are sent: a Supabase project, or the local endpoint that speaks like one. */
export interface Store {
  url: string;
  /** Public by nature: row security is what protects the rows. */
  key: string;
}

/** The environment variables that decide it. */
export interface StoreEnvironment {
  readonly VITE_SUPABASE_URL?: string | undefined;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  /** The name before 2026. */
  readonly VITE_SUPABASE_ANON_KEY?: string | undefined;
  /** `0`: the build is for a static host, without the local endpoint. */
  readonly VITE_UNO_LOCAL_STORE?: string | undefined;
}

/** The local endpoint asks for a key as Supabase does, and takes any. */
const LOCAL_KEY = 'sb_publishable_local';

/** The store of an environment; `null` when there is none, which is `supabase_not_configured`. @param origin of the page */
export function storeFromEnvironment(env: StoreEnvironment, origin: string): Store | null {
  const key = env.VITE_SUPABASE_PUBLISHABLE_KEY || env.VITE_SUPABASE_ANON_KEY;
  if (env.VITE_SUPABASE_URL && key) return { url: env.VITE_SUPABASE_URL, key };
  if (env.VITE_SUPABASE_URL || env.VITE_UNO_LOCAL_STORE === '0') return null;
  return { url: origin, key: LOCAL_KEY };
}

// Named one by one, so that the build writes in these values and no others.
const environment: StoreEnvironment = {
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
  VITE_UNO_LOCAL_STORE: import.meta.env.VITE_UNO_LOCAL_STORE,
};

/** This build's store. */
export const store = (): Store | null => storeFromEnvironment(environment, location.origin);

/** Whether this build is for the project's own server, which takes forms that are posted without a script too. */
export const postsHere = storeFromEnvironment(environment, '')?.url === '';

/** Whether this build can send at all: known when the page is rendered. */
export const canSend = storeFromEnvironment(environment, '') !== null;
