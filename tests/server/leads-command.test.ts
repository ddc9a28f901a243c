import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../server/database.ts';
import { parseAge } from '../../server/leads-retention.ts';
import { askLeads } from '../../server/leads-socket.ts';
import { parseSince } from '../../server/since.ts';
import { aMessage, asOwner, insert } from '../database/stores.ts';
import { folderForAll, writeInto } from '../temporaryFolder.ts';
import { builtSiteForAll } from './built-site.ts';
import { postRow, runDoctor, runLeads, startLeads, startReady } from './processes.ts';

const data = folderForAll('data');
const store = join(data, 'store');
const environment = { UNO_DATA_DIR: store, TRUST_PROXY: '1' };

const old = aMessage();
const database = await openStore({ dataDir: store, databaseUrl: undefined });
await database.transaction((connection) => insert(connection, 'contact_messages', old));
await asOwner(database, "update public.contact_messages set created_at = '2020-03-01T12:00:00Z'");
await database.close();
const { server, address } = await startReady(builtSiteForAll(), environment, [], afterAll);

const send = async (row = aMessage()) => (await postRow(address, row)).status;

/** Runs the command, and expects it to succeed. @returns its output */
async function leads(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runLeads(environment, ...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

const STORE = `Store: the embedded database in ${store}\n`;

test.each([
  ['{"limit":10}', '“limit”'],
  ['{"__proto__":{}}', '“__proto__”'],
  ['{"status":"spam"}', '“status”'],
  ['{"forget":["zoe@exemple.ca"]}', '“forget”'],
  ['{"mark":{"ids":[],"status":"spam"}}', '“mark”'],
  ['{"purge":"all"}', '“purge”'],
  ['{"person":true}', '“person”'],
  ['[]', 'the request'],
])('a running server refuses %s from a newer command, and says what to do', async (request, what) => {
  const socket = connect(join(store, 'leads.sock'));
  socket.end(request);
  expect(JSON.parse(await text(socket))).toEqual({ error: `it does not understand ${what}`, next: 'restart it with this version, then run this again' });
});

test('the command quotes the error of a running server, with its advice', async () => {
  const newer: object = { since: undefined, limit: 10 };
  await expect(askLeads(store, newer)).rejects.toThrow('The running server could not do it (it does not understand “limit”): restart it with this version, then run this again.');
});

describe('npm run leads', () => {
  test('shows what is stored, only to the owner, with control characters escaped', async () => {
    const row = aMessage({ name: 'Zoë Côté', message: '2 < 3\n\u001b[31mred' });
    expect(await send(row)).toBe(201);
    const mode = (name: string) => statSync(join(store, name)).mode & 0o777;
    expect([mode('leads.sock'), mode('.'), mode('postgres')]).toEqual([0o600, 0o700, 0o700]);
    const asked = await leads('--json');
    expect(JSON.parse(asked).contact_messages[0]).toMatchObject({ ...row, phone: null, company: null });
    expect(asked).not.toContain('\u001b');
    expect(await leads()).toMatch(/Contact messages: .*│ \\u001b\[31mred/s);
  });

  test('shows new leads as they come, each once, or only those since a moment', async () => {
    expect(await send(aMessage({ message: 'before' }))).toBe(201);
    const following = startLeads(environment, '--follow', '--json', '--since', '1 minute');
    await following.said(/"message":"before"/);
    expect(await send(aMessage({ message: 'first \u001b[31m' }))).toBe(201);
    await following.said(/"table":"contact_messages".*"message":"first \\u001b\[31m"/);
    expect(await send(aMessage({ message: 'second' }))).toBe(201);
    await following.said(/"message":"second"/);
    const { stdout, stderr } = await following.stop();
    expect(stderr).toBe('');
    for (const word of ['before', 'first', 'second']) expect(stdout.split(`"message":"${word}`)).toHaveLength(2);
    expect(JSON.parse(await leads('--json', '--since', '2099-01-01'))).toEqual({ quote_requests: [], contact_messages: [] });
  });

  test('marks leads as handled, and shows those of a status with their ids', async () => {
    const ids = [aMessage(), aMessage()].map(({ id }) => String(id));
    for (const id of ids) expect(await send(aMessage({ id }))).toBe(201);
    expect(await leads('--handled', String(ids[0]).slice(0, 8), String(ids[1]).toUpperCase())).toBe(`${STORE}2 marked as handled.\n`);
    const handled = await leads('--status', 'handled');
    expect(handled).toContain('Contact messages: 2\n');
    for (const id of ids) expect(handled).toContain(`│ ${id}  handled\n`);
    const refused = await runLeads(environment, '--new', String(ids[0]), 'ffffffff');
    expect([refused.code, refused.stderr]).toEqual([1, 'Nothing was changed, because no request and no message has the id ffffffff: npm run leads shows the ids.\n']);
  });

  test('counts old leads, and deletes them only with --yes', async () => {
    const purge = async (...more: readonly string[]) => (await leads('--purge', '--older-than', '2y', ...more)).replace(`${STORE}Older than 2 years: `, '');
    const found = 'no quote request and 1 contact message (2020-03-01)';
    expect(await purge('--yes')).toBe('no quote request and no contact message deleted. 1 more is still new and kept: mark them as handled, or add --including-new. Copies that were made before still hold them.\n');
    expect(await purge('--including-new')).toBe(`${found}. 1 of them are still new. Nothing has been deleted yet: add --yes to delete them.\n`);
    await leads('--handled', String(old['id']));
    expect(await purge()).toBe(`${found}. Nothing has been deleted yet: add --yes to delete them.\n`);
    expect(await leads('--json')).toContain(String(old['id']));
    expect(await purge('--yes')).toBe(`${found} deleted. Copies that were made before still hold them.\n`);
    expect(await leads('--json')).not.toContain(String(old['id']));
    expect(await purge()).toBe('nothing to delete.\n');
  });

  test.each([
    ['0644', false],
    ['0640', false],
    ['0600', true],
  ])('writes a CSV file that only its owner can read, also over a file of mode %s, and prints into it only if it is the owner’s alone: %s', async (mode, printed) => {
    const file = join(data, 'leads.csv');
    rmSync(file, { force: true });
    const output = openSync(file, 'w', Number.parseInt(mode, 8));
    const { stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../server/leads-command.ts'), '--csv'], { encoding: 'utf8', env: { ...process.env, ...environment }, stdio: ['ignore', output, 'pipe'] });
    closeSync(output);
    const { size } = statSync(file);
    expect([stderr, size > 0]).toEqual(printed ? ['', true] : [`Nothing was written: other users of this machine could read the leads in the file behind > (its mode is ${mode}). Write --out FILE instead, which makes a file for you alone.\n`, false]);
    expect(await leads('--csv', '--out', file)).toContain(`The leads are in ${file}.`);
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufefftable,id,/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('deletes a person’s data, and shows and deletes the same without a running server', async () => {
    const sendMine = () => send(aMessage({ email: 'law25@exemple.ca' }));
    expect([await sendMine(), await sendMine()]).toEqual([201, 201]);
    const asCsv = await leads('--person', 'Law25@exemple.ca', '--csv');
    expect(asCsv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['table', 'contact_messages', 'contact_messages', 'rate_windows', '']);
    expect(JSON.parse(await leads('--person', 'law25@exemple.ca', '--json'))).toMatchObject({ quote_requests: [], contact_messages: [{ email: 'law25@exemple.ca' }, {}], notifications: [], rate_windows: [{ stored: 2 }], forgotten: [] });
    expect(await leads('--forget', 'LAW25@exemple.ca')).toContain('LAW25@exemple.ca: 0 quote requests, 2 contact messages, 0 waiting notifications and 1 rate record. Nothing has been deleted yet: add --yes');
    expect(await leads('--person', 'law25@exemple.ca')).toMatch(/Contact messages: 2\n.*The limit of the forms counts 2/s);
    expect(await leads('--forget', 'LAW25@exemple.ca', '--yes')).toContain('0 quote requests, 2 contact messages and 1 rate record deleted. A restore leaves them out from now on.');
    expect(await leads('--person', 'law25@exemple.ca')).toMatch(/^Store: .*\nNone: no stored quote request or contact message matches\.\n\nForgotten at 20.*a hash of the address is kept/);
    expect(await leads('--json')).not.toContain('law25@');
    expect(await sendMine()).toBe(201);
    const asked = await leads('--json');
    expect((await server.stop()).code).toBe(0);
    expect(await leads('--json')).toBe(asked);
    expect(await leads('--forget', 'law25@exemple.ca', '--yes')).toContain('1 contact message and 1 rate record deleted');
    const csv = await leads('--csv');
    expect(csv).toMatch(/^table,id,created_at,name,/);
    expect(csv).not.toContain('law25@');
  });

  // A store that does not exist yet takes no time to open.
  const none = { ...environment, UNO_DATA_DIR: join(data, 'none') };

  test('says in a sentence that there are no leads, and creates no store', async () => {
    expect(await runLeads(none)).toMatchObject({
      code: 0,
      stdout: `Store: the embedded database in ${none.UNO_DATA_DIR}\nThere is no store there yet: npm start makes one. On a server its settings are in a file of their own, which the command uno reads (docs/deploying.md).\n`,
    });
    expect(existsSync(none.UNO_DATA_DIR)).toBe(false);
  });

  test.each([
    [['--forget', 'a@b.ca', '--json'], /--forget can't be combined/],
    [['--forget', 'a@b.ca', '--yes'], /^There is no store yet, so nothing was deleted, and the address is not remembered/],
    [['--handled', "x' or 1=1"], /--handled needs ids, and “x' or 1=1” is not one/],
    [['--yes'], /--yes belongs to --purge: .* --forget takes --yes too/],
    [['--including-new'], /--including-new belongs to --purge/],
    [['--person', 'a@b.ca', '--follow'], /--person can't be combined with --follow/],
    [['--person', 'zoe'], /--person “zoe” is not an e-mail address/],
    [['--restore', 'a.gz', '--identity', '/nowhere/key'], /^\/nowhere\/key cannot be read \(ENOENT/],
    [['--identity', 'key.txt'], /--restore takes --identity too/],
    [['--frobnicate'], /^Unknown option '--frobnicate'\. See npm run leads -- --help\.\n$/],
    [['--since', '--csv'], /^Option '--since' argument is ambiguous\. See npm run leads -- --help\.\n$/],
    [['--json', '--csv'], /Choose --json or --csv, not both\./],
    [['--out', 'leads.csv'], /--out writes one file: use it with --csv or --json/],
    [['--csv', '--out', '/nowhere/leads.csv'], /could not be written \(ENOENT.*choose another file with --out/],
    [['--backup', 'a.gz', '--json'], /^--backup and --restore are used without other options, each with the name of a file; --restore takes --identity too\.\n$/],
  ])('%j is refused', async (args, says) => {
    expect(await runLeads(none, ...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(says) });
  });
});

// The settings file of a server: docs/deploying.md installs the command uno with it.
describe('with UNO_ENV_FILE, as on a server,', () => {
  const envFile = join(data, 'uno.env');
  writeInto(data, 'uno.env', `UNO_DATA_DIR=${join(data, 'installed')}\n`);

  test.each([
    ['no option', [], `Store: the embedded database in ${join(data, 'installed')}\nThere is no store there yet: systemctl restart uno makes one.`, 0],
    ['--help', ['--help'], '  uno leads --handled ID…', 0],
    ['a wrong option', ['--xml'], 'See uno leads --help.', 1],
    ['an unknown id', ['--handled', 'ffffffff'], ': uno leads shows the ids.', 1],
    ['no id', ['--handled'], ': uno leads shows them.', 1],
  ])('the command reads that store and names what works there: %s', async (_, args, says, code) => {
    const answered = await runLeads({ UNO_ENV_FILE: envFile }, ...args);
    expect([answered.code, answered.stdout + answered.stderr]).toEqual([code, expect.stringContaining(says)]);
    expect(answered.stdout + answered.stderr).not.toContain('npm ');
  });

  test.each([
    ['--help', /^ {2}uno doctor +only checks.*\n {2}uno doctor --fix +first runs/m],
    ['without a store', /✗ store: does not exist yet\n {4}next: systemctl restart uno makes one\./],
  ])('so does the doctor: %s', async (option, says) => {
    const { stdout } = await runDoctor({ UNO_ENV_FILE: envFile }, ...(option === '--help' ? [option] : []));
    expect(stdout).toMatch(says);
    expect(stdout).not.toContain('npm ');
  });

  test('a settings file that is missing is named', async () => {
    expect(await runLeads({ UNO_ENV_FILE: '/nowhere/uno.env' })).toMatchObject({ code: 1, stderr: expect.stringMatching(/^\/nowhere\/uno\.env is not there, and UNO_ENV_FILE names it/) });
  });
});

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['7 days', '2026-11-15T12:00:00.000Z'],
  ['90 minutes ago', '2026-11-22T10:30:00.000Z'],
  ['2weeks', '2026-11-08T12:00:00.000Z'],
  // Midnight in Montréal, on the days when the clocks change.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-22T09:00Z', '2026-11-22T09:00:00.000Z'],
  ['2026-11-22T09:00:30-05:00', '2026-11-22T14:00:30.000Z'],
])('--since %j is %s', (text, moment) => expect(parseSince(text, now)).toBe(moment));

test.each([
  ['America/St_Johns', '2026-11-22T03:30:00.000Z'],
  ['America/Halifax', '2026-11-22T04:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-21T11:00:00.000Z'],
])('--since of a day begins at midnight in the time zone of the company, %s', (timeZone, moment) => expect(parseSince('2026-11-22', now, timeZone)).toBe(moment));

test.each([
  ['2y', '2 years'],
  ['6m', '6 months'],
  [' 8W ', '8 weeks'],
  ['90d', '90 days'],
])('--older-than %j is %s', (text, age) => expect(parseAge(text)).toBe(age));

const NO_DAYS = ['', 'yesterday', '7', '7 moons', '2026-02-30', '2026-13-01', '22/11/2026', '2026-11-22T09:00', '900000 weeks', "1 day'; drop table x"];
const NO_AGES = ['', '0d', '2', 'y', '2h', '-1y', '1000y', "1y'; drop table x"];

test.each([
  ...NO_DAYS.map((text) => ['--since', text, parseSince, 'is not a day'] as const),
  ...NO_AGES.map((text) => ['--older-than', text, parseAge, 'is not an age: write --older-than 2y'] as const),
])('%s %j is refused', (_, text, parse, says) => expect(() => parse(text)).toThrow(says));
