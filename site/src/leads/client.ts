import type { SupabaseClient } from '@supabase/supabase-js';
import { version } from '../../package.json';
import type { Store } from './config.ts';

/** The `x-client-info` header (behaviour.md 5.16). */
export const CLIENT_INFO = `uno-site/${version}`;

/** Browsers allow at most 64 KiB of `keepalive` requests (Fetch, HTTP-network-or-cache fetch). In characters, so that any alphabet fits. */
const MAX_KEEPALIVE_LENGTH = 20_000;

/** `fetch` with `keepalive`: sending continues when the visitor leaves the page. */
const keepaliveFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: typeof init?.body === 'string' && init.body.length < MAX_KEEPALIVE_LENGTH });

const clients = new Map<string, Promise<SupabaseClient>>();

/** The client of a store, loaded on first use; a load that failed is tried again. */
export function clientOf({ url, key }: Store): Promise<SupabaseClient> {
  const known = clients.get(url);
  if (known) return known;
  const loading = import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-client-info': CLIENT_INFO }, fetch: keepaliveFetch },
    }),
  );
  clients.set(url, loading);
  loading.catch(() => clients.delete(url));
  return loading;
}

/** {@link clientOf} with a deadline, because a download can hang. @param deadline aborts at the deadline */
export const clientWithin = (store: Store, deadline: AbortSignal): Promise<SupabaseClient> =>
  Promise.race([
    clientOf(store),
    new Promise<never>((_, reject) => deadline.addEventListener('abort', () => reject(new Error('The store’s client did not load in time.')))),
  ]);
