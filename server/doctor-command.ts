import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '../site/environment.ts';
import { commandOf } from './command-names.ts';
import { readConfig, type StoreConfig } from './config.ts';
import { encryptionTo } from './backup-encryption.ts';
import { connectionAdvice, type Database, openWithoutMigrations, openPostgres, STATEMENT_LIMITS } from './database.ts';
import { type Check, examineDisk, examineHosted, examineSettings, examineStore, fixStore, passedCheck, failedCheck } from './doctor-checks.ts';
import { UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { escapeControls } from './leads-format.ts';
import { noStoreAdvice } from './leads-help.ts';
import { withUsableHost } from './host.ts';
import { askToExamine } from './leads-socket.ts';
import { runOnEmbeddedStore } from './store-task.ts';

// `npm run doctor`: checks that the configured stores accept what the forms send and show visitors nothing.
// With `--fix`: first runs migrations and repairs roles, grants and policies.

/** The width of the column of commands. */
const WIDTH = 27;

const helpText = () => `Checks whether the store accepts what the forms send, with one line for each check.

  ${commandOf('doctor').padEnd(WIDTH)}  only checks; it undoes everything that it tries
  ${commandOf('doctor', '--fix').padEnd(WIDTH)}  first runs missing migrations and repairs roles, grants and policies
`;

/** A store to check. */
interface ExaminedStore {
  readonly heading: string;
  readonly examine: () => Promise<readonly Check[]>;
}

const UNDONE = 'as its owner and as a visitor; everything that is tried is undone';
const NO_KEY = passedCheck('key', 'none is needed: the site’s own server asks the store');

const examine = async (database: Database, fix: boolean) => [...(fix ? await fixStore(database) : []), ...(await examineStore(database))];

const postgresStore = (url: string, isHosted: boolean, fix: boolean): ExaminedStore => ({
  heading: `The database of DATABASE_URL, ${UNDONE}:`,
  async examine() {
    try {
      const database = await openPostgres(url, 1, fix ? STATEMENT_LIMITS.migration : STATEMENT_LIMITS.form);
      const checks = await examine(database, fix).finally(() => database.close());
      return [...(isHosted ? [] : [NO_KEY]), ...checks];
    } catch (error) {
      return [failedCheck('reachable', `no answer (${reasonOf(error)})`, connectionAdvice(error))];
    }
  },
});

function hostedStore(url: string, key: string | undefined): ExaminedStore {
  if (!URL.canParse(url)) throw new UserFacingError(`VITE_SUPABASE_URL is not a URL (“${escapeControls(url)}”): write https://….supabase.co.`);
  if (!key) throw new UserFacingError('VITE_SUPABASE_URL is set without a key: set VITE_SUPABASE_PUBLISHABLE_KEY too.');
  return { heading: `The hosted project at ${new URL(url).origin}, as a visitor; nothing is stored:`, examine: () => examineHosted(url, key) };
}

/** Asks a running server over its private socket; otherwise opens the data directory without migrating it. */
const embeddedStore = (config: StoreConfig, fix: boolean): ExaminedStore => ({
  heading: `The embedded database in ${config.dataDir}, ${UNDONE}:`,
  examine: async () =>
    runOnEmbeddedStore<readonly Check[]>(
      config,
      {
        viaServer: async (dataDir) => {
          const checks = await askToExamine(dataDir, fix);
          return checks && [passedCheck('server', 'runs, and was asked'), NO_KEY, await examineDisk(dataDir), ...checks];
        },
        onDatabase: async (database) => [passedCheck('server', 'does not run: its files were opened'), NO_KEY, await examineDisk(config.dataDir), ...(await examine(database, fix))],
        empty: [await examineDisk(config.dataDir), failedCheck('store', 'does not exist yet', noStoreAdvice())],
      },
      openWithoutMigrations,
    ),
});

/** Whether backups can be encrypted: the nightly one would say so first. */
async function examineRecipient(recipient: string | undefined): Promise<readonly Check[]> {
  if (!recipient) return [];
  return encryptionTo(recipient).then(
    () => [passedCheck('backups', 'are encrypted')],
    () => [failedCheck('backups', 'UNO_BACKUP_RECIPIENT is not a public key of age: none can be written', 'run age-keygen -o uno-backup.key on your own computer, and write the age1… that it prints')],
  );
}

function storesToExamine(environment: Environment, fix: boolean): readonly ExaminedStore[] {
  const config = readConfig(environment);
  const settings: ExaminedStore = {
    heading: 'The settings of the server, as it reads them at its start:',
    examine: async () => [...examineSettings((await withUsableHost(config)).problems), ...(await examineRecipient(environment['UNO_BACKUP_RECIPIENT']?.trim()))],
  };
  // A wrong DATABASE_URL names no store.
  return config.problems.some(({ closes }) => closes === 'forms') ? [settings] : [settings, ...namedStores(environment, config, fix)];
}

function namedStores(environment: Environment, config: StoreConfig, fix: boolean): readonly ExaminedStore[] {
  const url = environment['VITE_SUPABASE_URL'];
  const key = environment['VITE_SUPABASE_PUBLISHABLE_KEY'] || environment['VITE_SUPABASE_ANON_KEY'];
  if (!url && environment['VITE_UNO_LOCAL_STORE'] === '0') {
    throw new UserFacingError('A build with VITE_UNO_LOCAL_STORE=0 has no store; its forms only say how to call and write. Unset it, or set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.');
  }
  const named = [...(config.databaseUrl === undefined ? [] : [postgresStore(config.databaseUrl, Boolean(url), fix)]), ...(url ? [hostedStore(url, key)] : [])];
  return named.length > 0 ? named : [embeddedStore(config, fix)];
}

const MARKS = { right: '✓', warning: '!', wrong: '✗', untried: '–' } as const;

function readOptions() {
  try {
    return parseArgs({ options: { fix: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } } }).values;
  } catch (error) {
    throw new UserFacingError(`${reasonOf(error)} See ${commandOf('doctor', '--help')}.`);
  }
}

async function doctor(): Promise<void> {
  const { fix, help } = readOptions();
  if (help) return void process.stdout.write(helpText());
  const all: Check[] = [];
  for (const { heading, examine } of storesToExamine(readEnvironment(), fix)) {
    console.log(heading);
    const checks = await examine();
    for (const { what, verdict, found, next } of checks) {
      console.log(`${MARKS[verdict]} ${what}: ${escapeControls(found)}`);
      if (next !== undefined) console.log(`    next: ${next}`);
    }
    all.push(...checks);
  }
  const count = (wanted: Check['verdict']) => all.filter(({ verdict }) => verdict === wanted).length;
  const [failed, untried] = [count('wrong'), count('untried')];
  if (failed > 0) console.log(`${failed} of ${all.length} checks failed.`);
  else console.log(`The forms can be stored here.${untried > 0 ? ` ${untried} of ${all.length} could not be tried.` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await doctor();
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
