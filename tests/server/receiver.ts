import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../scripts/listen.ts';

// A receiver of notifications as a process that a test can kill: `receiver.ts smtp|webhook PORT FILE`. It writes each
// notification as a line of JSON into the file before it acknowledges it. A sender that is killed in the middle has sent nothing.
const [kind, port = '0', file = ''] = process.argv.slice(2);
const record = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);

function mailServer(): Server {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, callback) {
      const raw = await text(stream.setEncoding('latin1')).catch(() => undefined);
      if (raw === undefined) return callback(new Error('The sender was killed.'));
      record({ to: envelope.rcptTo.map(({ address }) => address), raw });
      callback();
    },
  });
  server.on('error', () => undefined);
  return server.server;
}

const webhook = () =>
  createServer(async (request, response) => {
    const { headers, url } = request;
    const body = await json(request).catch(() => undefined);
    if (body === undefined) return void response.destroy();
    record({ url, id: headers['webhook-id'], body });
    response.writeHead(204).end();
  });

const server = kind === 'smtp' ? mailServer() : webhook();
server.listen(Number(port), '127.0.0.1', () => console.log(`Listening on ${portOf(server)}`));
