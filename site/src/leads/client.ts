import type { SupabaseClient } from '@supabase/supabase-js';
import { version } from '../../package.json';
import type { Store } from './config.ts';

/** The x-client-info of the web client (behaviour.md 5.16). */
export const CLIENT = `uno-site/${version}`;

/** A browser takes 64 KiB at most of requests that outlive their page (Fetch, HTTP-network-or-cache fetch); a lead in any alphabet is shorter than this. */
const MAX_KEEPALIVE_LENGTH = 20_000;

/** A lead that is being sent goes on when its sender follows a link. */
const keepaliveFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: typeof init?.body === 'string' && init.body.length < MAX_KEEPALIVE_LENGTH });

const clients = new Map<string, Promise<SupabaseClient>>();

/** The client of a store, loaded on first use; a load that failed is tried again. */
export function clientOf({ url, key }: Store): Promise<SupabaseClient> {
  const known = clients.get(url);
  if (known) return known;
  const loading = import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-client-info': CLIENT }, fetch: keepaliveFetch },
    }),
  );
  clients.set(url, loading);
  loading.catch(() => clients.delete(url));
  return loading;
}

/** {@link clientOf} with a deadline, since a download can hang without failing. @param deadline aborts at the deadline */
export const clientWithin = (store: Store, deadline: AbortSignal): Promise<SupabaseClient> =>
  Promise.race([
    clientOf(store),
    new Promise<never>((_, reject) => deadline.addEventListener('abort', () => reject(new Error('The store’s client did not come in time.')))),
  ]);
