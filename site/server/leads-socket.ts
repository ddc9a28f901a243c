import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from './database.ts';
import { codeOf, Halt, reasonOf } from './halt.ts';
import { readLeads, type Leads } from './leads-store.ts';

/** The most bytes that every system takes for the path of a socket (`sun_path`, unix(7)). */
const LONGEST_PATH = 103;

function socketPath(dataDir: string): string {
  const absolute = join(dataDir, 'leads.sock');
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    throw new Halt(`The path ${absolute} is too long for a socket: choose a shorter UNO_DATA_DIR, or stop the server to read the leads.`);
  }
  return path;
}

/**
 * Answers `npm run leads` while the server holds the embedded database: whoever may open a
 * socket in the data directory (its owner, mode 0600) is sent all leads as JSON. Never over HTTP.
 *
 * The lock of the data directory must be held: a socket left by a dead server is replaced.
 */
export async function serveLeads(dataDir: string, database: Database): Promise<Server> {
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    readLeads(database).then(
      (leads) => socket.end(JSON.stringify(leads)),
      (error: unknown) => socket.end(JSON.stringify({ error: reasonOf(error) })),
    );
  });
  // Nobody else may connect even before the mode is set.
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(before);
  }
  await chmod(path, 0o600);
  return server;
}

function isLeads(value: unknown): value is Leads {
  return (
    typeof value === 'object' &&
    value !== null &&
    'quote_requests' in value &&
    Array.isArray(value.quote_requests) &&
    'contact_messages' in value &&
    Array.isArray(value.contact_messages)
  );
}

/**
 * Asks the running server for its leads.
 * @returns undefined when no server runs on this data directory
 */
export async function askLeads(dataDir: string): Promise<Leads | undefined> {
  const path = socketPath(dataDir);
  try {
    const answer: unknown = JSON.parse(await text(connect(path)));
    if (isLeads(answer)) return answer;
    throw new Halt(`The running server could not read the leads: ${JSON.stringify(answer)}. Try again, or stop it first.`);
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    if (codeOf(error) === 'EACCES') {
      throw new Halt(`Only the owner of ${dataDir} may read the leads: run this as that user.`);
    }
    throw error;
  }
}
