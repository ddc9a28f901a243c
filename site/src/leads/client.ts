import type { SupabaseClient } from '@supabase/supabase-js';
import { version } from '../../package.json';
import type { Store } from './config.ts';

/** The x-client-info of the web client (behaviour.md 5.16). */
export const CLIENT = `uno-site/${version}`;

const clients = new Map<string, Promise<SupabaseClient>>();

/** The client of a store, loaded on first use; a load that failed is tried again. */
export function clientOf({ url, key }: Store): Promise<SupabaseClient> {
  const known = clients.get(url);
  if (known) return known;
  const loading = import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-client-info': CLIENT } },
    }),
  );
  clients.set(url, loading);
  loading.catch(() => clients.delete(url));
  return loading;
}

/** The same, for as long as there is patience: its code may hang on the way, and neither come nor fail. */
export const clientWithin = (store: Store, patience: AbortSignal): Promise<SupabaseClient> =>
  Promise.race([
    clientOf(store),
    new Promise<never>((_, reject) => patience.addEventListener('abort', () => reject(new Error('The store’s client did not come in time.')))),
  ]);
