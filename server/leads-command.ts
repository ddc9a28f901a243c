import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../site/environment.ts';
import { commandOf } from './command-names.ts';
import { readStoreConfig, type StoreConfig } from './config.ts';
import { codeOf, UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { backUpLeads, restoreLeads } from './leads-backup.ts';
import { findPerson, forgetPerson, markAs, purge } from './leads-changes.ts';
import { toCsv, toJson, toJsonLines, toNewLeadsTable, toTable, escapeControls } from './leads-format.ts';
import { helpText, noStoreAdvice } from './leads-help.ts';
import { outputIsNewFile, pathWhereTyped, refuseReadableOutput, writeLeads } from './leads-output.ts';
import { personToCsv, personToText } from './leads-person.ts';
import { askLeads } from './leads-socket.ts';
import { isStatus, type LeadFilter, readLeads, type Leads } from './leads-store.ts';
import { parseSince } from './since.ts';
import { runOnPostgres, runOnStore, type StoreTask } from './store-task.ts';

// `npm run leads`: shows the leads. It asks the running server over its private socket, opens the
// data directory itself when none runs, or asks PostgreSQL when DATABASE_URL is set.

/** The result where no store has been made: it holds nothing, and the command says so in other words. */
const NO_STORE: Leads = { quote_requests: [], contact_messages: [] };

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
  empty: NO_STORE,
});

/** How often `--follow` asks the store for new leads, in ms. */
const POLL_MS = 1000;

/** How far back each query reaches, in ms: `created_at` is when a transaction began, and its row becomes visible up to 10 s later. */
const OVERLAP_MS = 60_000;

/** The leads that are stored now, or a sentence on why they can't be read. */
async function readStoredNow({ databaseUrl, dataDir }: StoreConfig, filter: LeadFilter): Promise<Leads | string> {
  try {
    // The data directory is not opened: that would keep a server from starting, and without one no lead arrives.
    const stored = databaseUrl === undefined ? await askLeads(dataDir, filter) : await runOnPostgres(databaseUrl, readTask(filter));
    return stored ?? 'No server runs on this data directory: new leads appear once it runs.';
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
        'including-new': { type: 'boolean' },
        'clock-is-right': { type: 'boolean' },
        yes: { type: 'boolean' },
        forget: { type: 'string' },
        person: { type: 'string' },
        out: { type: 'string' },
        backup: { type: 'string' },
        restore: { type: 'string' },
        identity: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Node's further sentences are about positional arguments, which only --handled and --new take.
    throw new UserFacingError(`${reasonOf(error).split(/\.(?:\s|$)/, 1)[0]}. See ${commandOf('leads', '--help')}.`);
  }
}

/** Runs the option that changes the store, if the command line has one. @returns the sentence to print; undefined without such an option */
async function runChange(config: StoreConfig, { values: options, positionals: ids }: ReturnType<typeof readOptions>): Promise<string | undefined> {
  const alone = (name: string, does: string, ...also: readonly string[]) => {
    if (Object.keys(options).some((option) => option !== name && !also.includes(option))) throw new UserFacingError(`--${name} can't be combined with other options: it only ${does}.`);
  };
  const isMarking = options.handled === true || options.new === true;
  if (ids.length > 0 && !isMarking) throw new UserFacingError(`“${escapeControls(ids.join(' '))}” is not understood: ids follow --handled or --new. See ${commandOf('leads', '--help')}.`);
  if (options.forget !== undefined) {
    alone('forget', 'deletes what is held about one address', 'yes');
    return forgetPerson(config, options.forget, options.yes === true);
  }
  if (isMarking) {
    const status = options.handled === true ? 'handled' : 'new';
    alone(status, 'changes the status of the ids after it');
    return markAs(config, ids, status);
  }
  if (options.purge === true) {
    alone('purge', 'deletes old leads', 'older-than', 'including-new', 'clock-is-right', 'yes');
    const olderThan = options['older-than'];
    if (olderThan === undefined) throw new UserFacingError('--purge needs an age: write --purge --older-than 2y; nothing is deleted without --yes.');
    return purge(config, { olderThan, isReal: options.yes === true, includesNew: options['including-new'] === true, trustsClock: options['clock-is-right'] === true });
  }
  const misplaced = ['older-than', 'including-new', 'clock-is-right', 'yes'].find((name) => Object.hasOwn(options, name));
  if (misplaced !== undefined) throw new UserFacingError(`--${misplaced} belongs to --purge: write --purge --older-than 2y.${misplaced === 'yes' ? ' --forget takes --yes too.' : ''}`);
  return undefined;
}

async function leads(): Promise<void> {
  const given = readOptions();
  const options = given.values;
  const print = (text: string) => void process.stdout.write(text);
  if (options.help === true) return print(helpText());
  if (options.json === true && options.csv === true) throw new UserFacingError('Choose --json or --csv, not both.');
  const { status } = options;
  if (status !== undefined && !isStatus(status)) throw new UserFacingError(`--status “${escapeControls(status)}” is unknown: write --status new or --status handled.`);
  if (options.out !== undefined && (options.follow === true || (options.json !== true && options.csv !== true))) {
    throw new UserFacingError('--out writes one file: use it with --csv or --json, and without --follow.');
  }
  const environment = readEnvironment();
  const config = readStoreConfig(environment);
  if (options.backup !== undefined || options.restore !== undefined || options.identity !== undefined) {
    const isRestoring = options.restore !== undefined;
    if (Object.keys(options).some((name) => name !== (isRestoring ? 'restore' : 'backup') && !(isRestoring && name === 'identity'))) {
      throw new UserFacingError('--backup and --restore are used without other options, each with the name of a file; --restore takes --identity too.');
    }
    return print(isRestoring ? await restoreLeads(config, pathWhereTyped(options.restore ?? ''), options.identity && pathWhereTyped(options.identity)) : await backUpLeads(config, pathWhereTyped(options.backup ?? ''), environment['UNO_BACKUP_RECIPIENT']));
  }
  const done = await runChange(config, given);
  if (done !== undefined) return print(`${storeLine(config)}${done}`);
  if (options.out === undefined) refuseReadableOutput();
  const width = () => (process.stdout.isTTY ? process.stdout.columns : 100);
  if (options.person !== undefined) {
    const other = Object.keys(options).find((name) => !['person', 'json', 'csv', 'out'].includes(name));
    if (other !== undefined) throw new UserFacingError(`--person can't be combined with --${other}: it shows everything that is held about one address.`);
    const person = await findPerson(config, options.person);
    const text = options.csv === true ? personToCsv(person) : options.json === true ? toJson(person) : `${storeLine(config)}${personToText(person, width())}`;
    return print(options.out === undefined ? text : writeLeads(options.out, options.csv === true ? `\ufeff${text}` : text));
  }
  const filter = { since: options.since === undefined ? undefined : parseSince(options.since), status };
  const stored = await runOnStore(config, readTask(filter));
  if (options.out !== undefined) return print(writeLeads(options.out, options.csv === true ? `\ufeff${toCsv(stored)}` : toJson(stored)));
  if (options.csv === true) print(`${outputIsNewFile() ? '\ufeff' : ''}${toCsv(stored)}`);
  else if (options.json === true) print(options.follow === true ? toJsonLines(stored) : toJson(stored));
  else if (stored === NO_STORE) print(`${storeLine(config)}There is no store there yet: ${noStoreAdvice()}.\n`);
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
