import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

// A receiver of notifications as a process that a test can kill: `receiver.ts smtp|webhook PORT FILE`. It writes each
// notification as a line of JSON into the file before it acknowledges it.
const [kind, port = '0', file = ''] = process.argv.slice(2);
const record = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);

if (kind === 'smtp') {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(address.startsWith('refused') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined),
    onData(stream, { envelope }, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      // A sender that is killed in the middle has sent nothing.
      stream.on('error', callback);
      stream.on('end', () => {
        record({ to: envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(Number(port), '127.0.0.1', () => {
    const bound = listening.address();
    console.log(`Listening on ${typeof bound === 'object' ? bound?.port : bound}`);
  });
} else {
  const server = createServer(async (request, response) => {
    const { headers, url } = request;
    // A sender that is killed in the middle has sent nothing.
    const body = await json(request).catch(() => undefined);
    if (body === undefined) return void response.destroy();
    record({ url, id: headers['webhook-id'], body });
    response.writeHead(204).end();
  });
  server.listen(Number(port), '127.0.0.1', () => {
    const bound = server.address();
    console.log(`Listening on ${typeof bound === 'object' ? bound?.port : bound}`);
  });
}
