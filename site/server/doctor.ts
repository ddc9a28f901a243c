import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStoreConfig } from './config.ts';
import { openPostgres, openStore } from './database.ts';
import { type Check, examineHosted, examineStore } from './doctor-checks.ts';
import { Halt, reasonOf } from './halt.ts';
import { visible } from './leads-format.ts';

// `npm run doctor`: whether the store that the environment names takes what the forms send, and gives nothing away.

async function examine(environment: NodeJS.ProcessEnv): Promise<readonly Check[]> {
  const url = environment['VITE_SUPABASE_URL'];
  const key = environment['VITE_SUPABASE_PUBLISHABLE_KEY'] || environment['VITE_SUPABASE_ANON_KEY'];
  const config = readStoreConfig(environment);
  if (config.databaseUrl !== undefined) {
    console.log('The database of DATABASE_URL, as its owner and as a visitor; what is tried is undone:');
    const database = await openPostgres(config.databaseUrl, 1).catch((error: unknown) => {
      throw new Halt(`The database of DATABASE_URL does not answer (${reasonOf(error)}): check the address.`);
    });
    return examineStore(database).finally(() => database.close());
  }
  if (url) {
    if (!URL.canParse(url)) throw new Halt(`VITE_SUPABASE_URL is no address (“${visible(url)}”): write https://….supabase.co.`);
    if (!key) throw new Halt('VITE_SUPABASE_URL is set without a key: set VITE_SUPABASE_PUBLISHABLE_KEY too.');
    console.log(`The hosted project at ${new URL(url).origin}, as a visitor; nothing is stored:`);
    return examineHosted(url, key);
  }
  if (!existsSync(join(config.dataDir, 'postgres'))) throw new Halt(`There is no store in ${config.dataDir} yet: npm start makes it.`);
  console.log(`The embedded database in ${config.dataDir}, as its owner and as a visitor; what is tried is undone:`);
  const database = await openStore(config);
  return examineStore(database).finally(() => database.close());
}

try {
  const checks = await examine(process.env);
  for (const { what, found, next } of checks) {
    console.log(`${next === undefined ? '✓' : '✗'} ${what}: ${visible(found)}`);
    if (next !== undefined) console.log(`    next: ${next}`);
  }
  const failed = checks.filter(({ next }) => next !== undefined).length;
  console.log(failed === 0 ? 'The forms can be stored here.' : `${failed} of ${checks.length} are not right.`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Halt ? error.message : error);
  process.exitCode = 1;
}
