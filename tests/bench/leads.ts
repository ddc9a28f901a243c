/**
 * `npm run bench -- leads`: measures how fast rows are stored with a visitor's role, rules and limit, on PGlite in a
 * directory and on PostgreSQL, each with its memory. The rate on PostgreSQL must be at least half of pgbench's for the
 * same insert.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openPGlite, openPostgres } from '../../server/database.ts';
import { migrate } from '../../server/migrate.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { memoryOf } from '../memory.ts';

const ROWS = 4000;
const VISITORS = 10;

const INSERT = `insert into public.contact_messages (id, name, email, message)
  values (gen_random_uuid(), 'Zoë Côté', gen_random_uuid() || '@exemple.ca', 'Est-ce que 2 < 3 ? R&D « Société Côté & Fils »') returning id`;
const ROLE = "select set_config('role', 'anon', true), set_config('request.headers', '{}', true)";

const percentile = (sorted: readonly number[], part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);

/** @returns rows a second */
async function measure(name: string, database: Database, memory: () => number | undefined): Promise<number> {
  await migrate(database);
  const times: number[] = [];
  let begun = 0;
  const visitor = async () => {
    while (begun < ROWS) {
      begun += 1;
      const from = performance.now();
      await database.transaction(async (connection) => {
        await connection.query(ROLE);
        await connection.query(INSERT);
      });
      times.push(performance.now() - from);
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const rate = ROWS / ((performance.now() - from) / 1000);
  times.sort((a, b) => a - b);
  const megabytes = memory()?.toFixed() ?? 'unknown';
  console.log(`${name}: ${Math.round(rate)} rows/s, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, memory ${megabytes} MB`);
  return rate;
}

/** @returns whether rows are stored at half of pgbench's rate or more */
async function compareWithPgbench(bin: string, place: string): Promise<boolean> {
  const cluster = await startCluster(bin);
  try {
    const database = await openPostgres(cluster.url, VISITORS);
    const rate = await measure('PostgreSQL', database, () => memoryOf(cluster.pid)).finally(() => database.close());
    const script = join(place, 'insert.sql');
    writeFileSync(script, `begin;\n${ROLE};\n${INSERT.replaceAll('\n', ' ')};\ncommit;\n`);
    const asked = ['-n', '-c', String(VISITORS), '-j', '2', '-t', String(ROWS / VISITORS), '-f', script, cluster.url];
    const said = execFileSync(join(bin, 'pgbench'), asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const own = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
    console.log(`pgbench: ${Math.round(own)} rows/s, mean ${/latency average = ([\d.]+)/.exec(said)?.[1] ?? 'unknown'} ms: ${(own / rate).toFixed(2)} times the site's, of 2 allowed`);
    return own <= 2 * rate;
  } finally {
    await cluster.stop();
  }
}

/** @returns the exit code */
export async function measureLeads(): Promise<0 | 1> {
  const place = mkdtempSync(join(tmpdir(), 'uno-bench-'));
  try {
    // PGlite comes first, because its memory is measured by the growth of this process.
    const before = process.memoryUsage().rss;
    const embedded = await openPGlite(join(place, 'postgres'));
    await measure('PGlite', embedded, () => (process.memoryUsage().rss - before) / 1e6).finally(() => embedded.close());
    const bin = findPostgres();
    if (bin === undefined) console.log('No PostgreSQL server is installed (Debian: apt-get install postgresql): only PGlite is measured.');
    const within = bin === undefined || (await compareWithPgbench(bin, place));
    console.log(within ? '1 passed, 0 failed' : '0 passed, 1 failed');
    return within ? 0 : 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
