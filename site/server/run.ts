import type { Pages } from './app.ts';
import { readEnvironment } from '../environment.ts';
import { readConfig } from './config.ts';
import { Halt } from './halt.ts';
import { serve } from './serve.ts';
import { onStopSignal } from './stop.ts';

async function start(makeSite: () => Promise<string | Pages>): Promise<void> {
  const config = readConfig(readEnvironment());
  const site = await serve(await makeSite(), config);
  console.log(`Pages answer at ${site.address}`);
  onStopSignal(() => {
    console.log('Stopping.');
    void site.stop().then(() => process.exit(0));
  });
  try {
    await site.ready;
  } catch (error) {
    await site.stop();
    throw error;
  }
  console.log(`Forms are stored in ${config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL'}`);
}

/**
 * Runs the site as a process: reads the environment (`config.ts`), makes the site, serves it, one
 * printed line a step, and stops at SIGTERM or SIGINT with 0. What a person can act upon ends it
 * with one sentence and 1.
 *
 * @param makeSite makes sure that there is a site and gives its directory, or what answers for it
 */
export async function run(makeSite: () => Promise<string | Pages>): Promise<void> {
  try {
    await start(makeSite);
  } catch (error) {
    console.error(error instanceof Halt ? error.message : error);
    process.exit(1);
  }
}
