import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of the store's client in a built site: `/assets/client-Bx3.js`, the only file that names the store's path. */
export function storeClientOf(dist: string): string {
  const name = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js') && readFileSync(join(dist, 'assets', file), 'utf8').includes('rest/v1'));
  if (name === undefined) throw new Error(`No script in ${dist} names the store.`);
  return `/assets/${name}`;
}
