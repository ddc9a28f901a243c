/**
 * `npm run bench -- leads`: how fast rows are stored, as a visitor stores them (the role, the rules, the limit), on
 * PGlite in a directory and on PostgreSQL, and pgbench's own figure for the same insert. It judges nothing.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../site/server/database.ts';
import { openPGlite, openPostgres } from '../../site/server/database.ts';
import { migrate } from '../../site/server/migrate.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';

const ROWS = 4000;
const VISITORS = 10;

const INSERT = `insert into public.contact_messages (id, name, email, message)
  values (gen_random_uuid(), 'Zoë Côté', gen_random_uuid() || '@exemple.ca', 'Est-ce que 2 < 3 ? R&D « Société Côté & Fils »') returning id`;
const ROLE = "select set_config('role', 'anon', true), set_config('request.headers', '{}', true)";

const after = (sorted: readonly number[], part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);

async function measure(name: string, database: Database): Promise<void> {
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
  const seconds = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  console.log(`${name}: ${Math.round(ROWS / seconds)} rows/s, p50 ${after(times, 0.5)} ms, p99 ${after(times, 0.99)} ms, this process ${memory} MB`);
}

const place = mkdtempSync(join(tmpdir(), 'uno-bench-'));
chmodSync(place, 0o755);
try {
  const bin = findPostgres();
  if (bin === undefined) console.log('No PostgreSQL server is installed (Debian: apt-get install postgresql): PGlite alone is measured.');
  else {
    const cluster = await startCluster(bin);
    try {
      const database = await openPostgres(cluster.url, VISITORS);
      await measure('PostgreSQL', database).finally(() => database.close());
      const script = join(place, 'insert.sql');
      writeFileSync(script, `begin;\n${ROLE};\n${INSERT.replaceAll('\n', ' ')};\ncommit;\n`);
      const said = execFileSync(join(bin, 'pgbench'), ['-n', '-c', String(VISITORS), '-j', '2', '-t', String(ROWS / VISITORS), '-f', script, cluster.url], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      console.log(`pgbench: ${Math.round(Number(/tps = ([\d.]+)/.exec(said)?.[1]))} rows/s, mean ${/latency average = ([\d.]+)/.exec(said)?.[1] ?? 'unknown'} ms`);
    } finally {
      await cluster.stop();
    }
  }
  const embedded = await openPGlite(join(place, 'postgres'));
  await measure('PGlite', embedded).finally(() => embedded.close());
} finally {
  rmSync(place, { recursive: true, force: true });
}
