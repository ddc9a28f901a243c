import type { Pages } from './app.ts';
import { readEnvironment } from '../site/environment.ts';
import { describeProblem, readConfig } from './config.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { announce, errorFields, log, openLog } from './log.ts';
import { serve } from './serve.ts';
import { onStopSignal } from './stop.ts';

async function start(dist: string | Pages): Promise<void> {
  const config = readConfig(readEnvironment());
  openLog(config.logLevel);
  for (const problem of config.problems) {
    if (problem.closes === 'start') throw new UserFacingError(problem.sentence);
    log[problem.closes === 'nothing' ? 'warn' : 'error']({ variable: problem.variable }, describeProblem(problem));
  }
  const site = await serve(dist, config);
  announce(`Pages answer at ${site.address}`, { node: process.version, store: config.databaseUrl === undefined ? 'embedded' : 'PostgreSQL' });
  onStopSignal(() => {
    announce('Stopping.');
    void site.stop().then(() => {
      log.info('Stopped.');
      process.exit(0);
    });
  });
  await site.ready;
  announce(`Forms are stored in ${config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL'}`);
}

/**
 * Runs the site as a process: reads the environment (`config.ts`) and serves the site. It prints one line for each step, and
 * exits with 0 at SIGTERM or SIGINT. Only an address that it cannot listen on exits with 1, with a sentence: a store or a
 * notification that fails closes the forms or the notifications, and pages are served.
 *
 * @param dist the folder of a built site, or the function that answers its requests
 */
export async function run(dist: string | Pages): Promise<void> {
  try {
    await start(dist);
  } catch (error) {
    log.fatal(errorFields(error), 'The server could not start');
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exit(1);
  }
}
