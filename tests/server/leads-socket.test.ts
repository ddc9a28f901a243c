import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { askLeads, serveLeads } from '../../server/leads-socket.ts';
import { openMigrated } from '../database/stores.ts';
import { folderForAll } from '../temporaryFolder.ts';

const folder = folderForAll('socket');
const database = await openMigrated();
const server = await serveLeads(folder, database);
afterAll(() => void server.close());

/** The server's answer to a request, which another version of the command might send. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(join(folder, 'leads.sock'));
  socket.end(request);
  return text(socket);
}

test('a running server repairs its store for the doctor', async () => expect(await answerTo('{"doctor":true,"fix":true}')).toContain('"verdict":'));

test.each([
  ['{"limit":10}', '“limit”'],
  ['{"__proto__":{}}', '“__proto__”'],
  ['{"status":"spam"}', '“status”'],
  ['{"forget":["zoe@exemple.ca"]}', '“forget”'],
  ['{"mark":{"ids":[],"status":"spam"}}', '“mark”'],
  ['{"purge":"all"}', '“purge”'],
  ['[]', 'the request'],
])('a running server refuses %s from a newer command, and says what to do', async (request, what) => {
  expect(JSON.parse(await answerTo(request))).toEqual({ error: `it does not understand ${what}`, next: 'restart it with this version, then run this again' });
});

test('a running server is quoted by the command, with its advice', async () => {
  const newer: object = { since: undefined, limit: 10 };
  await expect(askLeads(folder, newer)).rejects.toThrow('The running server could not do it (it does not understand “limit”): restart it with this version, then run this again.');
});
