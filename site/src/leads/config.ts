/** Where forms are sent: a Supabase project, or the local endpoint with the same API. */
export interface Store {
  url: string;
  /** A public key: row-level security protects the rows. */
  key: string;
}

/** The environment variables that determine the store. */
export interface StoreEnvironment {
  readonly VITE_SUPABASE_URL?: string | undefined;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  /** The older name of the publishable key. */
  readonly VITE_SUPABASE_ANON_KEY?: string | undefined;
  /** `0`: the build is for a static host, without the local endpoint. */
  readonly VITE_UNO_LOCAL_STORE?: string | undefined;
}

/** The local endpoint requires a key, as Supabase does, and accepts any. */
const LOCAL_KEY = 'sb_publishable_local';

/** The store of an environment; `null` (`supabase_not_configured`) if there is none. @param origin the page's origin */
export function storeFromEnvironment(env: StoreEnvironment, origin: string): Store | null {
  const key = env.VITE_SUPABASE_PUBLISHABLE_KEY || env.VITE_SUPABASE_ANON_KEY;
  if (env.VITE_SUPABASE_URL && key) return { url: env.VITE_SUPABASE_URL, key };
  if (env.VITE_SUPABASE_URL || env.VITE_UNO_LOCAL_STORE === '0') return null;
  return { url: origin, key: LOCAL_KEY };
}

// Listed one by one, so that the build inlines only these values.
const environment: StoreEnvironment = {
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
  VITE_UNO_LOCAL_STORE: import.meta.env.VITE_UNO_LOCAL_STORE,
};

/** This build's store. */
export const currentStore = (): Store | null => storeFromEnvironment(environment, location.origin);

/** Whether this build is for the project's own server, which also receives forms posted without JavaScript. */
export const postsHere = storeFromEnvironment(environment, '')?.url === '';

/** Whether this build has a store. */
export const canSend = storeFromEnvironment(environment, '') !== null;
