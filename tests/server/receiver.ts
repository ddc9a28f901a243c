import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

// A receiver of notifications as a process of its own, which a test kills: `receiver.ts smtp|webhook PORT FILE`. What it
// has accepted is a line of JSON in the file before the sender is told so.
const [kind, port = '0', file = ''] = process.argv.slice(2);
const note = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);

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
        note({ to: envelope.rcptTo.map(({ address }) => address), raw });
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
    note({ url, id: headers['webhook-id'], body });
    response.writeHead(204).end();
  });
  server.listen(Number(port), '127.0.0.1', () => {
    const bound = server.address();
    console.log(`Listening on ${typeof bound === 'object' ? bound?.port : bound}`);
  });
}
