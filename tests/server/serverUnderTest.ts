import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { lock } from '../../server/lock.ts';
import { aMessage } from '../database/stores.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { builtSiteForAll } from './built-site.ts';
import { postRow, runLeads } from './processes.ts';

export const data = folderForAll('data');
export const environment = { TEST_DIST: builtSiteForAll(), UNO_DATA_DIR: join(data, 'store'), TRUST_PROXY: '1' };

/** Whether a process holds the data directory. */
export const isLocked = (store: string) => lock(store).then((unlock) => unlock().then(() => false), () => true);

let visitors = 0;
/** Sends a message from a new network address each time, because of the rate limit. @returns the status */
export async function send(address: string, row = aMessage()): Promise<number> {
  visitors += 1;
  const response = await postRow(address, row, { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` });
  await response.arrayBuffer();
  return response.status;
}

/** Starts sending a message, and finishes it on demand. */
export async function sendSlowly(address: string) {
  const row = aMessage();
  const body = JSON.stringify(row);
  const request = httpRequest(`${address}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const answered = once(request, 'response').then(([response]) => Number(response.statusCode));
  request.flushHeaders();
  await once(request, 'continue');
  return { id: row['id'], answered, finish: () => request.end(body) };
}

export async function storedIds(): Promise<readonly unknown[]> {
  const { stdout } = await runLeads(environment, '--json');
  return JSON.parse(stdout).contact_messages.map((row: { id: unknown }) => row.id);
}
