import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { askLeads, serveLeads } from '../../server/leads-socket.ts';
import { aMessage, openMigrated, sendLead } from '../database/stores.ts';
import { folderForAll } from '../temporaryFolder.ts';

const folder = folderForAll('socket');
const database = await openMigrated();
await sendLead(database, aMessage({ name: 'Zoé' }));
const server = await serveLeads(folder, database);
afterAll(() => void server.close());

/** The server's answer to a request, which another version of the command might send. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(join(folder, 'leads.sock'));
  socket.end(request);
  return text(socket);
}

describe('a running server', () => {
  test.each([
    ['', 'Zoé'],
    ['{}', 'Zoé'],
    ['{"status":"new"}', 'Zoé'],
    ['{"since":"2024-01-01T00:00:00.000Z"}', 'Zoé'],
    ['{"doctor":true}', '"verdict":'],
    ['{"doctor":true,"fix":true}', '"verdict":'],
    ['{"forget":"nobody@exemple.ca"}', '"contact_messages":'],
    ['{"mark":{"ids":[],"status":"new"}}', '"marked":'],
    ['{"purge":{"olderThan":"24 months","isReal":false}}', '"contact_messages":'],
    ['{"backup":{"what":"facts"}}', '"migration":'],
  ])('executes %j', async (request, part) => {
    expect(await answerTo(request)).toContain(part);
  });

  test.each([
    ['{"limit":10}', '“limit”'],
    ['{"__proto__":{}}', '“__proto__”'],
    ['{"status":"spam"}', '“status”'],
    ['{"forget":["zoe@exemple.ca"]}', '“forget”'],
    ['{"mark":{"ids":[],"status":"spam"}}', '“mark”'],
    ['{"purge":"all"}', '“purge”'],
    ['[]', 'the request'],
  ])('refuses %s from a newer command, and says what to do', async (request, what) => {
    expect(JSON.parse(await answerTo(request))).toEqual({ error: `it does not understand ${what}`, next: 'restart it with this version, then run this again' });
  });

  test('is quoted by the command, with its advice', async () => {
    const newer: object = { since: undefined, limit: 10 };
    await expect(askLeads(folder, newer)).rejects.toThrow('The running server could not do it (it does not understand “limit”): restart it with this version, then run this again.');
  });
});
