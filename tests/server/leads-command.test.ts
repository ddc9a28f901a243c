import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../server/database.ts';
import { aMessage, asOwner, insert } from '../database/stores.ts';
import { type Running, runLeads, startLeads, startReady } from './processes.ts';
import { data, environment, send, storedIds } from './serverUnderTest.ts';

/** Runs the command, and expects it to succeed. @returns its output */
async function leads(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runLeads(environment, ...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

const STORE = `Store: the embedded database in ${environment.UNO_DATA_DIR}\n`;

describe('npm run leads', () => {
  const old = aMessage();
  let server: Running;
  let address: string;
  beforeAll(async () => {
    const database = await openStore({ dataDir: environment.UNO_DATA_DIR, databaseUrl: undefined });
    await database.transaction((connection) => insert(connection, 'contact_messages', old));
    await asOwner(database, "update public.contact_messages set created_at = '2020-03-01T12:00:00Z'");
    await database.close();
    let end = () => {};
    ({ server, address } = await startReady(environment, [], (kill) => void (end = kill)));
    return () => end();
  });

  test('shows what is stored, only to the owner, with control characters escaped', async () => {
    const row = aMessage({ name: 'Zoë Côté', message: '2 < 3\n\u001b[31mred' });
    expect(await send(address, row)).toBe(201);
    const mode = (name: string) => statSync(join(environment.UNO_DATA_DIR, name)).mode & 0o777;
    expect([mode('leads.sock'), mode('.'), mode('postgres')]).toEqual([0o600, 0o700, 0o700]);
    const asked = await leads('--json');
    expect(JSON.parse(asked).contact_messages[0]).toMatchObject({ ...row, phone: null, company: null });
    expect(asked).not.toContain('\u001b');
    expect(await leads()).toMatch(/Contact messages: .*│ \\u001b\[31mred/s);
  });

  test('shows new leads as they come, each once, or only those since a moment', async () => {
    expect(await send(address, aMessage({ message: 'before' }))).toBe(201);
    const following = startLeads(environment, '--follow', '--json', '--since', '1 minute');
    await following.said(/"message":"before"/);
    expect(await send(address, aMessage({ message: 'first \u001b[31m' }))).toBe(201);
    await following.said(/"table":"contact_messages".*"message":"first \\u001b\[31m"/);
    expect(await send(address, aMessage({ message: 'second' }))).toBe(201);
    await following.said(/"message":"second"/);
    const { stdout, stderr } = await following.stop();
    expect(stderr).toBe('');
    for (const word of ['before', 'first', 'second']) expect(stdout.split(`"message":"${word}`)).toHaveLength(2);
    expect(JSON.parse(await leads('--json', '--since', '2099-01-01'))).toEqual({ quote_requests: [], contact_messages: [] });
  });

  test('marks leads as handled, and shows those of a status with their ids', async () => {
    const ids = [aMessage(), aMessage()].map(({ id }) => String(id));
    for (const id of ids) expect(await send(address, aMessage({ id }))).toBe(201);
    expect(await leads('--handled', String(ids[0]).slice(0, 8), String(ids[1]).toUpperCase())).toBe(`${STORE}2 marked as handled.\n`);
    const handled = await leads('--status', 'handled');
    expect(handled).toContain('Contact messages: 2\n');
    for (const id of ids) expect(handled).toContain(`│ ${id}  handled\n`);
    const refused = await runLeads(environment, '--new', String(ids[0]), 'ffffffff');
    expect([refused.code, refused.stderr]).toEqual([1, 'Nothing was changed, because no request and no message has the id ffffffff: npm run leads shows the ids.\n']);
  });

  test('counts old leads, and deletes them only with --yes', async () => {
    const purge = async (...more: readonly string[]) => (await leads('--purge', '--older-than', '2y', ...more)).replace(`${STORE}Older than 2 years: `, '');
    const found = 'no quote request and 1 contact message (2020-03-01, 1 of them still new)';
    expect(await purge()).toBe(`${found}. Nothing has been deleted yet: add --yes to delete them.\n`);
    expect(await storedIds()).toContain(old['id']);
    expect(await purge('--yes')).toBe(`${found} deleted. Copies that were made before still hold them.\n`);
    expect(await storedIds()).not.toContain(old['id']);
    expect(await purge()).toBe('nothing.\n');
  });

  test('deletes a person’s data, and shows and deletes the same without a running server', async () => {
    const sendMine = () => send(address, aMessage({ email: 'law25@exemple.ca' }));
    expect([await sendMine(), await sendMine()]).toEqual([201, 201]);
    expect(await leads('--forget', 'LAW25@exemple.ca')).toContain('0 quote requests, 2 contact messages and 1 rate record deleted');
    expect(await leads('--json')).not.toContain('law25@');
    expect(await sendMine()).toBe(201);
    const asked = await leads('--json');
    expect((await server.stop()).code).toBe(0);
    expect(await leads('--json')).toBe(asked);
    expect(await leads('--forget', 'law25@exemple.ca')).toContain('1 contact message and 1 rate record deleted');
    const csv = await leads('--csv');
    expect(csv).toMatch(/^table,id,created_at,name,/);
    expect(csv).not.toContain('law25@');
  });

  // A store that does not exist yet takes no time to open.
  const none = { ...environment, UNO_DATA_DIR: join(data, 'none') };

  test('says in a sentence that there are no leads, and creates no store', async () => {
    expect(await runLeads(none)).toMatchObject({
      code: 0,
      stdout: `Store: the embedded database in ${none.UNO_DATA_DIR}\nNothing has been sent yet: no quote request and no contact message is stored.\n`,
    });
    expect(existsSync(none.UNO_DATA_DIR)).toBe(false);
  });

  test.each([
    [['--forget', 'a@b.ca', '--json'], /--forget can't be combined/],
    [['--handled', "x' or 1=1"], /--handled needs ids, and “x' or 1=1” is not one/],
    [['--yes'], /belong to --purge/],
    [['--xml'], /Unknown option '--xml'.*--help/s],
    [['--json', '--csv'], /Choose --json or --csv, not both\./],
    [['--out', 'leads.csv'], /--out writes one file: use it with --csv or --json/],
    [['--csv', '--out', '/nowhere/leads.csv'], /could not be written \(ENOENT.*choose another file with --out/],
    [['--backup', 'a.gz', '--json'], /^--backup and --restore are used without other options, each with the name of a file\.\n$/],
  ])('%j is refused', async (args, says) => {
    expect(await runLeads(none, ...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(says) });
  });
});
