import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The port that a server listens on. */
export function portOf(server: Pick<Server, 'address'>): number {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return bound.port;
}

/** Listens on a free port of this machine. @returns the address, as `http://127.0.0.1:40123` */
export async function listenOn(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

/** A free port, for a program that needs one as an argument. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listenOn(server);
  const port = portOf(server);
  server.close();
  return port;
}
