import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openPGlite } from '../../server/database.ts';
import { askLeads, serveLeads } from '../../server/leads-socket.ts';
import { migrate } from '../../server/migrate.ts';
import { aMessage, asVisitor, insert } from '../database/stores.ts';
import { folderForAll } from '../temporaryFolder.ts';

const folder = folderForAll('socket');
let database: Database;
let close = () => {};

beforeAll(async () => {
  database = await openPGlite();
  await migrate(database);
  await asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage({ name: 'Zoé' })));
  const server = await serveLeads(folder, database);
  close = () => void server.close();
});
afterAll(async () => {
  close();
  await database.close();
});

/** The server's answer to a request, which another version of the command might send. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(join(folder, 'leads.sock'));
  socket.end(request);
  return text(socket);
}

describe('a running server', () => {
  test.each(['', '{}', '{"status":"new"}', '{"since":"2024-01-01T00:00:00.000Z"}'])('answers %j with leads', async (request) => {
    expect(await answerTo(request)).toContain('Zoé');
  });

  test.each([
    ['{"doctor":true}', 'verdict'],
    ['{"doctor":true,"fix":true}', 'verdict'],
    ['{"forget":"nobody@exemple.ca"}', 'contact_messages'],
    ['{"mark":{"ids":[],"status":"new"}}', 'marked'],
    ['{"purge":{"olderThan":"24 months","isReal":false}}', 'contact_messages'],
    ['{"backup":{"what":"facts"}}', 'migration'],
  ])('executes %s', async (request, key) => {
    expect(await answerTo(request)).toContain(`"${key}":`);
  });

  test.each([
    ['{"limit":10}', 'limit'],
    ['{"__proto__":{}}', '__proto__'],
    ['{"status":"spam"}', 'status'],
    ['{"forget":["zoe@exemple.ca"]}', 'forget'],
    ['{"mark":{"ids":[],"status":"spam"}}', 'mark'],
    ['{"purge":"all"}', 'purge'],
  ])('refuses %s from a newer command, and says what to do', async (request, key) => {
    expect(JSON.parse(await answerTo(request))).toEqual({ error: `it does not understand “${key}”`, next: 'restart it with this version, then run this again' });
  });

  test('refuses a request that is not an object', async () => expect(JSON.parse(await answerTo('[]'))).toMatchObject({ error: 'it does not understand the request' }));

  test('is quoted by the command, with its advice', async () => {
    const newer: object = { since: undefined, limit: 10 };
    await expect(askLeads(folder, newer)).rejects.toThrow('The running server could not do it (it does not understand “limit”): restart it with this version, then run this again.');
  });
});
