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
