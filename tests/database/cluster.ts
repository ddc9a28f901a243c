import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server in a temporary directory. */
interface Cluster {
  /** Connection string of its superuser. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The newest PostgreSQL that Debian's packages have installed, if any. */
export function findPostgres(root = '/usr/lib/postgresql'): string | undefined {
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts a server that listens on a socket in its own directory only. PostgreSQL refuses to run as root. */
export async function startCluster(bin: string): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'uno-postgres-'));
  const data = join(directory, 'data');
  let as: { uid?: number; gid?: number } = {};
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    as = { uid: id('-u'), gid: id('-g') };
    chownSync(directory, id('-u'), id('-g'));
  }
  execFileSync(join(bin, 'initdb'), ['--no-sync', '--auth=trust', '--username=owner', '--encoding=UTF8', '--locale=C', data], {
    ...as,
    cwd: directory,
    stdio: 'ignore',
  });
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'max_connections=60'],
    { ...as, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // The log says when the server is ready; its stream also ends if the server exits before that.
  let log = '';
  for await (const chunk of server.stderr) {
    log += String(chunk);
    if (log.includes('ready to accept connections')) break;
  }
  const { pid } = server;
  if (server.exitCode !== null || pid === undefined) throw new Error(`PostgreSQL did not start:\n${log}`);
  return {
    url: `postgres://owner@localhost/postgres?host=${encodeURIComponent(directory)}`,
    pid,
    async stop() {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}
