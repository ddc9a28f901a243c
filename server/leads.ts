import { fstatSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../site/environment.ts';
import { readStoreConfig, type StoreConfig } from './config.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { backUpLeads, restoreLeads } from './leads-backup.ts';
import { toCsv, toJson, toJsonLines, toNewLeadsTable, toTable, escapeControls } from './leads-format.ts';
import { type MarkResult, parseMarkRequest, markLeads } from './leads-marking.ts';
import { parseAge, type PurgeResult, type PurgedTable, purgeLeads } from './leads-retention.ts';
import { askLeads, askToForget, askToMark, askToPurge } from './leads-socket.ts';
import { forget, isStatus, type LeadFilter, readLeads, type ForgetResult, type Leads, type Status } from './leads-store.ts';
import { parseSince } from './since.ts';
import { runOnPostgres, runOnStore, type StoreTask } from './store-task.ts';

// `npm run leads`: shows the leads. It asks the running server over its private socket, opens the
// data directory itself when none runs, or asks PostgreSQL when DATABASE_URL is set.

const HELP = `Shows the stored quote requests and contact messages, newest first.

  npm run leads                            as a table, times in Montréal
  npm run leads -- --json                  as JSON, every column
  npm run leads -- --csv --out leads.csv   as CSV, for a spreadsheet; --out works with --json too
  npm run leads -- --since 2026-11-22      from that day on; or --since '7 days', '12 hours'
  npm run leads -- --status new            only leads that are not handled yet; or --status handled
  npm run leads -- --follow                keeps running, and shows new leads as they arrive (JSON: one per line)
  npm run leads -- --handled ID…           marks leads as handled; the first eight characters of an id are enough
  npm run leads -- --new ID…               marks leads as new again
  npm run leads -- --purge --older-than 2y counts leads that are older (or 6m, 8w, 90d); with --yes deletes them
  npm run leads -- --forget a@example.ca   deletes all leads of this address, with its rate data
  npm run leads -- --backup leads.gz       writes all leads into a file, for this or another store
  npm run leads -- --restore leads.gz      stores the leads of a backup, except those already stored
  npm run leads -- --help                  this text

UNO_DATA_DIR names the data directory (.data); DATABASE_URL asks a PostgreSQL server instead.
To pipe the output to a program, leave npm's own two lines out: npm run --silent leads -- --json | …
A CSV file begins with a byte order mark, so that Excel reads it as UTF-8. Output that is piped to a program does not.
`;

const NO_LEADS: Leads = { quote_requests: [], contact_messages: [] };
const NONE_FORGOTTEN: ForgetResult = { quote_requests: 0, contact_messages: 0, rate_windows: 0 };

const NONE_MARKED: MarkResult = { marked: 0, unknown: [], ambiguous: [] };
const NONE_PURGED: PurgeResult = { quote_requests: { count: 0, new: 0, from: '', to: '' }, contact_messages: { count: 0, new: 0, from: '', to: '' } };

/** The first line of the output: which store it is, without a password. */
function storeLine({ databaseUrl, dataDir }: StoreConfig): string {
  if (databaseUrl === undefined) return `Store: the embedded database in ${escapeControls(dataDir)}\n`;
  const url = URL.parse(databaseUrl);
  const named = url === null ? '' : `, ${decodeURI(url.pathname.slice(1))} at ${url.host}`;
  return `Store: the database of DATABASE_URL${escapeControls(named)}\n`;
}

const readTask = (filter: LeadFilter): StoreTask<Leads> => ({
  viaServer: (dataDir) => askLeads(dataDir, filter),
  onDatabase: (database) => readLeads(database, filter),
  empty: NO_LEADS,
});

/** Whether standard output is a new file: a spreadsheet may open it, so it gets a byte order mark; a pipe gets none. */
function outputIsNewFile(): boolean {
  const output = fstatSync(process.stdout.fd);
  return output.isFile() && output.size === 0;
}

/** Writes leads into a file that only its owner may read. @returns the sentence to print */
function writeLeads(name: string, text: string): string {
  // npm changes to the folder of package.json; INIT_CWD is where the command was typed.
  const path = resolve(process.env['INIT_CWD'] ?? '', name);
  try {
    writeFileSync(path, text, { mode: 0o600 });
  } catch (error) {
    throw new UserFacingError(`${escapeControls(name)} could not be written (${reasonOf(error)}): choose another file with --out.`);
  }
  return `The leads are in ${escapeControls(path)}.\n`;
}

const countText = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

async function forgetPerson(config: StoreConfig, email: string): Promise<string> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw new UserFacingError(`--forget “${escapeControls(email)}” is not an e-mail address: write --forget name@example.ca.`);
  const gone = await runOnStore(config, {
    viaServer: (dataDir) => askToForget(dataDir, email),
    onDatabase: (database) => forget(database, email),
    empty: NONE_FORGOTTEN,
  });
  return `${escapeControls(email.trim())}: ${countText(gone.quote_requests, 'quote request')}, ${countText(gone.contact_messages, 'contact message')} and ${countText(gone.rate_windows, 'rate record')} deleted. Copies that were made before still hold them.\n`;
}

async function mark(config: StoreConfig, ids: readonly string[], status: Status): Promise<string> {
  const marking = parseMarkRequest(ids, status);
  const { marked, unknown, ambiguous } = await runOnStore(config, {
    viaServer: (dataDir) => askToMark(dataDir, marking),
    onDatabase: (database) => markLeads(database, marking),
    empty: { ...NONE_MARKED, unknown: marking.ids },
  });
  const trouble = [
    ...unknown.map((id) => `no request and no message has the id ${id}`),
    ...ambiguous.map((id) => `several have an id that begins with ${id}`),
  ];
  if (trouble.length > 0) throw new UserFacingError(`Nothing was changed, because ${trouble.join(', and ')}: npm run leads shows the ids.`);
  return `${marked} marked as ${status}.\n`;
}

/** `12 quote requests (2023-01-02 to 2024-11-20, 1 of them still new)`. */
function purgedText({ count, new: open, from, to }: PurgedTable, one: string): string {
  return count === 0 ? `no ${one}` : `${countText(count, one)} (${from === to ? from : `${from} to ${to}`}${open > 0 ? `, ${open} of them still new` : ''})`;
}

async function purge(config: StoreConfig, olderThan: string, isReal: boolean): Promise<string> {
  const wanted = { olderThan: parseAge(olderThan), isReal };
  const purged = await runOnStore(config, {
    viaServer: (dataDir) => askToPurge(dataDir, wanted),
    onDatabase: (database) => purgeLeads(database, wanted),
    empty: NONE_PURGED,
  });
  const what = `${purgedText(purged.quote_requests, 'quote request')} and ${purgedText(purged.contact_messages, 'contact message')}`;
  if (isReal) return `Older than ${wanted.olderThan}: ${what} deleted. Copies that were made before still hold them.\n`;
  if (purged.quote_requests.count + purged.contact_messages.count === 0) return `Older than ${wanted.olderThan}: nothing.\n`;
  return `Older than ${wanted.olderThan}: ${what}. Nothing has been deleted yet: add --yes to delete them.\n`;
}

/** How often `--follow` asks the store for new leads, in ms. */
const POLL_MS = 1000;

/** How far back each query reaches, in ms: `created_at` is when a transaction began, and its row becomes visible up to 10 s later. */
const OVERLAP_MS = 60_000;

/** The leads that are stored now, or a sentence on why they can't be read. */
async function readStoredNow({ databaseUrl, dataDir }: StoreConfig, filter: LeadFilter): Promise<Leads | string> {
  try {
    // The data directory is not opened: that would keep a server from starting, and without one no lead arrives.
    const stored = databaseUrl === undefined ? await askLeads(dataDir, filter) : await runOnPostgres(databaseUrl, readTask(filter));
    return stored ?? 'No server runs on this data directory: new leads appear once npm start runs.';
  } catch (error) {
    return `${reasonOf(error)} The store is asked again each second.`;
  }
}

/** Prints new leads as they arrive, until the process is stopped. */
async function follow(config: StoreConfig, { since: from, status }: LeadFilter, shown: Leads, print: (news: Leads) => void): Promise<never> {
  let seen = new Map([...shown.quote_requests, ...shown.contact_messages].map(({ id, created_at }) => [id, created_at]));
  let lastProblem: string | undefined;
  for (;;) {
    await setTimeout(POLL_MS);
    const newest = [...seen.values()].sort().at(-1);
    const since = [from, newest && new Date(Date.parse(newest) - OVERLAP_MS).toISOString()].filter((moment) => moment !== undefined).sort().at(-1);
    const stored = await readStoredNow(config, { since, status });
    const problem = typeof stored === 'string' ? stored : undefined;
    if (problem !== lastProblem) console.error(problem ?? 'The store answers.');
    lastProblem = problem;
    if (typeof stored === 'string') continue;
    const isNew = ({ id }: { readonly id: string }) => !seen.has(id);
    const news: Leads = { quote_requests: stored.quote_requests.filter(isNew).reverse(), contact_messages: stored.contact_messages.filter(isNew).reverse() };
    if (news.quote_requests.length + news.contact_messages.length === 0) continue;
    print(news);
    for (const { id, created_at } of [...news.quote_requests, ...news.contact_messages]) seen.set(id, created_at);
    // The next query returns no row older than `since`, so those ids are forgotten.
    if (since !== undefined) seen = new Map([...seen].filter(([, created_at]) => created_at >= since));
  }
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        since: { type: 'string' },
        status: { type: 'string' },
        follow: { type: 'boolean' },
        handled: { type: 'boolean' },
        new: { type: 'boolean' },
        purge: { type: 'boolean' },
        'older-than': { type: 'string' },
        yes: { type: 'boolean' },
        forget: { type: 'string' },
        out: { type: 'string' },
        backup: { type: 'string' },
        restore: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UserFacingError(`${reasonOf(error)} See npm run leads -- --help.`);
  }
}

/** Runs the option that changes the store, if the command line has one. @returns the sentence to print; undefined without such an option */
async function runChange(config: StoreConfig, { values: options, positionals: ids }: ReturnType<typeof readOptions>): Promise<string | undefined> {
  const alone = (name: string, does: string, ...also: readonly string[]) => {
    if (Object.keys(options).some((option) => option !== name && !also.includes(option))) throw new UserFacingError(`--${name} can't be combined with other options: it only ${does}.`);
  };
  const isMarking = options.handled === true || options.new === true;
  if (ids.length > 0 && !isMarking) throw new UserFacingError(`“${escapeControls(ids.join(' '))}” is not understood: ids follow --handled or --new. See npm run leads -- --help.`);
  if (options.forget !== undefined) {
    alone('forget', 'deletes the leads of one address');
    return forgetPerson(config, options.forget);
  }
  if (isMarking) {
    const status = options.handled === true ? 'handled' : 'new';
    alone(status, 'changes the status of the ids after it');
    return mark(config, ids, status);
  }
  if (options.purge === true) {
    alone('purge', 'deletes old leads', 'older-than', 'yes');
    const olderThan = options['older-than'];
    if (olderThan === undefined) throw new UserFacingError('--purge needs an age: write --purge --older-than 2y; nothing is deleted without --yes.');
    return purge(config, olderThan, options.yes === true);
  }
  if (options['older-than'] !== undefined || options.yes === true) throw new UserFacingError('--older-than and --yes belong to --purge: write --purge --older-than 2y.');
  return undefined;
}

async function leads(): Promise<void> {
  const given = readOptions();
  const options = given.values;
  const print = (text: string) => void process.stdout.write(text);
  if (options.help === true) return print(HELP);
  if (options.json === true && options.csv === true) throw new UserFacingError('Choose --json or --csv, not both.');
  const { status } = options;
  if (status !== undefined && !isStatus(status)) throw new UserFacingError(`--status “${escapeControls(status)}” is unknown: write --status new or --status handled.`);
  if (options.out !== undefined && (options.follow === true || (options.json !== true && options.csv !== true))) {
    throw new UserFacingError('--out writes one file: use it with --csv or --json, and without --follow.');
  }
  const config = readStoreConfig(readEnvironment());
  if (options.backup !== undefined || options.restore !== undefined) {
    if (Object.keys(options).length > 1) throw new UserFacingError('--backup and --restore are used without other options, each with the name of a file.');
    return print(options.backup === undefined ? await restoreLeads(config, options.restore ?? '') : await backUpLeads(config, options.backup));
  }
  const done = await runChange(config, given);
  if (done !== undefined) return print(`${storeLine(config)}${done}`);
  const filter = { since: options.since === undefined ? undefined : parseSince(options.since), status };
  const stored = await runOnStore(config, readTask(filter));
  if (options.out !== undefined) return print(writeLeads(options.out, options.csv === true ? `\ufeff${toCsv(stored)}` : toJson(stored)));
  const width = () => (process.stdout.isTTY ? process.stdout.columns : 100);
  if (options.csv === true) print(`${outputIsNewFile() ? '\ufeff' : ''}${toCsv(stored)}`);
  else if (options.json === true) print(options.follow === true ? toJsonLines(stored) : toJson(stored));
  else print(`${storeLine(config)}${toTable(stored, width(), status !== undefined || filter.since !== undefined)}`);
  if (options.follow !== true) return;
  await follow(config, filter, stored, (news) => print(options.csv === true ? toCsv(news, false) : options.json === true ? toJsonLines(news) : toNewLeadsTable(news, width())));
}

// A reader that closes the pipe early (`| head`) is not a failure.
process.stdout.on('error', (error) => process.exit(codeOf(error) === 'EPIPE' ? 0 : 1));
leads().catch((error: unknown) => {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
});
