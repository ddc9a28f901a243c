import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readStoreConfig, type StoreConfig } from './config.ts';
import { openPostgres, openStore } from './database.ts';
import { codeOf, Halt, reasonOf } from './halt.ts';
import { toCsv, toJson, toTable } from './leads-format.ts';
import { askLeads } from './leads-socket.ts';
import { readLeads, type Leads } from './leads-store.ts';

// `npm run leads`: what visitors left. Asks the running server over its private socket, opens
// the data directory itself when none runs, or asks PostgreSQL when DATABASE_URL is set.

const HELP = `Shows the stored quote requests and contact messages, newest first.

  npm run leads              as a table, times in Montréal
  npm run leads -- --json    as JSON, every column
  npm run leads -- --csv     as CSV, for a spreadsheet
  npm run leads -- --help    this text

UNO_DATA_DIR names the data directory (.data); DATABASE_URL asks a PostgreSQL server instead.
With --json or --csv into a file or another program, write: npm run --silent leads -- --json
`;

const NOTHING: Leads = { quote_requests: [], contact_messages: [] };

async function readServed(url: string): Promise<Leads> {
  try {
    const database = await openPostgres(url, 1);
    try {
      return await readLeads(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    // Undefined table: the site has not been started on it yet.
    if (codeOf(error) === '42P01') return NOTHING;
    throw new Halt(`The database of DATABASE_URL could not be read (${reasonOf(error)}): check the address and its user's rights.`);
  }
}

async function readEmbedded(config: StoreConfig): Promise<Leads> {
  // A server that has just started holds the lock a moment before it answers.
  for (let attempt = 0; ; attempt += 1) {
    const answered = await askLeads(config.dataDir);
    if (answered !== undefined) return answered;
    if (!existsSync(join(config.dataDir, 'postgres'))) return NOTHING;
    try {
      const database = await openStore(config);
      try {
        return await readLeads(database);
      } finally {
        await database.close();
      }
    } catch (error) {
      if (!(error instanceof Halt) || attempt === 20) throw error;
      await setTimeout(250);
    }
  }
}

async function leads(): Promise<string> {
  let options;
  try {
    options = parseArgs({
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new Halt(`${reasonOf(error)} See npm run leads -- --help.`);
  }
  if (options.help === true) return HELP;
  if (options.json === true && options.csv === true) throw new Halt('Choose --json or --csv, not both.');
  const config = readStoreConfig(process.env);
  const stored = config.databaseUrl === undefined ? await readEmbedded(config) : await readServed(config.databaseUrl);
  if (options.json === true) return toJson(stored);
  if (options.csv === true) return toCsv(stored);
  return toTable(stored, process.stdout.isTTY ? process.stdout.columns : 100);
}

// A reader that closes early (`| head`) is no failure.
process.stdout.on('error', (error) => process.exit(codeOf(error) === 'EPIPE' ? 0 : 1));
leads().then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    console.error(error instanceof Halt ? error.message : error);
    process.exitCode = 1;
  },
);
