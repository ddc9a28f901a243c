import { fstatSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { readStoreConfig, type StoreConfig } from './config.ts';
import { codeOf, Halt, reasonOf } from './halt.ts';
import { toCsv, toJson, toJsonLines, toNews, toTable, visible } from './leads-format.ts';
import { askLeads, askToForget } from './leads-socket.ts';
import { forget, readLeads, type Forgotten, type Leads } from './leads-store.ts';
import { momentSince } from './since.ts';
import { inServed, inStore, type Work } from './store-work.ts';

// `npm run leads`: what visitors left. Asks the running server over its private socket, opens
// the data directory itself when none runs, or asks PostgreSQL when DATABASE_URL is set.

const HELP = `Shows the stored quote requests and contact messages, newest first.

  npm run leads                            as a table, times in Montréal
  npm run leads -- --json                  as JSON, every column
  npm run leads -- --csv                   as CSV, for a spreadsheet
  npm run leads -- --since 2026-11-22      from that day on; or --since '7 days', '12 hours'
  npm run leads -- --follow                goes on, and shows new ones as they come (JSON: one a line)
  npm run leads -- --forget a@exemple.ca   destroys all that this address left, with its rate data
  npm run leads -- --help                  this text

UNO_DATA_DIR names the data directory (.data); DATABASE_URL asks a PostgreSQL server instead.
With --json or --csv into a file or another program, write: npm run --silent leads -- --json
A CSV file begins with a byte order mark, by which Excel knows UTF-8; what another program is sent does not.
`;

const NOTHING: Leads = { quote_requests: [], contact_messages: [] };
const NOBODY: Forgotten = { quote_requests: 0, contact_messages: 0, rate_windows: 0 };

const reading = (since: string | undefined): Work<Leads> => ({
  asked: (dataDir) => askLeads(dataDir, since),
  done: (database) => readLeads(database, since),
  empty: NOTHING,
});

/** Whether what is printed becomes a file of its own, which a spreadsheet may open; another program reads better without the mark. */
function beginsFile(): boolean {
  const output = fstatSync(process.stdout.fd);
  return output.isFile() && output.size === 0;
}

const rows = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

async function forgetPerson(config: StoreConfig, email: string): Promise<string> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw new Halt(`--forget “${visible(email)}” is no e-mail address: write --forget name@exemple.ca.`);
  const gone = await inStore(config, {
    asked: (dataDir) => askToForget(dataDir, email),
    done: (database) => forget(database, email),
    empty: NOBODY,
  });
  return `${visible(email.trim())}: ${rows(gone.quote_requests, 'quote request')}, ${rows(gone.contact_messages, 'contact message')} and ${rows(gone.rate_windows, 'hashed count')} destroyed. Copies that were made before still hold them.\n`;
}

/** How often a store is asked for new ones, in ms. */
const PAUSE = 1000;

/** A transaction carries the time at which it began, and may be seen a little later; it lasts ten seconds at most. */
const OVERLAP = 60_000;

/** What is stored now, or why it can't be said. */
async function storedNow({ databaseUrl, dataDir }: StoreConfig, since: string | undefined): Promise<Leads | string> {
  try {
    // Opening the data directory would keep a server from starting: without one nothing new comes.
    const stored = databaseUrl === undefined ? await askLeads(dataDir, since) : await inServed(databaseUrl, reading(since));
    return stored ?? 'No server runs on this data directory: new ones come when npm start does.';
  } catch (error) {
    return `${reasonOf(error)} It is asked again each second.`;
  }
}

/**
 * Prints new leads as they come, until the process is told to end.
 * @param from the earliest that are wanted, ISO 8601. Default: all
 */
async function follow(config: StoreConfig, from: string | undefined, shown: Leads, print: (news: Leads) => void): Promise<never> {
  let seen = new Map([...shown.quote_requests, ...shown.contact_messages].map(({ id, created_at }) => [id, created_at]));
  let trouble: string | undefined;
  for (;;) {
    await setTimeout(PAUSE);
    const newest = [...seen.values()].sort().at(-1);
    const since = [from, newest && new Date(Date.parse(newest) - OVERLAP).toISOString()].filter((moment) => moment !== undefined).sort().at(-1);
    const stored = await storedNow(config, since);
    const met = typeof stored === 'string' ? stored : undefined;
    if (met !== trouble) console.error(met ?? 'The store answers.');
    trouble = met;
    if (typeof stored === 'string') continue;
    const isNew = ({ id }: { readonly id: string }) => !seen.has(id);
    const news: Leads = { quote_requests: stored.quote_requests.filter(isNew).reverse(), contact_messages: stored.contact_messages.filter(isNew).reverse() };
    if (news.quote_requests.length + news.contact_messages.length === 0) continue;
    print(news);
    for (const { id, created_at } of [...news.quote_requests, ...news.contact_messages]) seen.set(id, created_at);
    // What can't come again need not be remembered.
    if (since !== undefined) seen = new Map([...seen].filter(([, created_at]) => created_at >= since));
  }
}

async function leads(): Promise<void> {
  let options;
  try {
    options = parseArgs({
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        since: { type: 'string' },
        follow: { type: 'boolean' },
        forget: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new Halt(`${reasonOf(error)} See npm run leads -- --help.`);
  }
  const print = (text: string) => void process.stdout.write(text);
  if (options.help === true) return print(HELP);
  if (options.json === true && options.csv === true) throw new Halt('Choose --json or --csv, not both.');
  const config = readStoreConfig(readEnvironment());
  if (options.forget !== undefined) {
    if (Object.keys(options).length > 1) throw new Halt('--forget stands alone: it shows nothing, it destroys.');
    return print(await forgetPerson(config, options.forget));
  }
  const since = options.since === undefined ? undefined : momentSince(options.since);
  const stored = await inStore(config, reading(since));
  const width = () => (process.stdout.isTTY ? process.stdout.columns : 100);
  if (options.csv === true) print(`${beginsFile() ? '\ufeff' : ''}${toCsv(stored)}`);
  else if (options.json === true) print(options.follow === true ? toJsonLines(stored) : toJson(stored));
  else print(toTable(stored, width()));
  if (options.follow !== true) return;
  await follow(config, since, stored, (news) => print(options.csv === true ? toCsv(news, false) : options.json === true ? toJsonLines(news) : toNews(news, width())));
}

// A reader that closes early (`| head`) is no failure.
process.stdout.on('error', (error) => process.exit(codeOf(error) === 'EPIPE' ? 0 : 1));
leads().catch((error: unknown) => {
  console.error(error instanceof Halt ? error.message : error);
  process.exitCode = 1;
});
