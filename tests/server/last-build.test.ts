import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { aMessage } from '../database/stores.ts';
import { copyOfSite, type SiteCopy } from '../siteCopy.ts';
import { BUILT_SITE, writeFiles } from './built-site.ts';
import { addressOf, postRow, start } from './processes.ts';

/** The number that the build has; the settings of the running server have another. */
const BUILT_PHONE = '+1-514-555-0188';

const mails: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, callback) {
    mails.push(await text(stream));
    callback();
  },
});

/** A checkout with a build, in whose sources an owner has since forgotten a quote. */
let copy: SiteCopy;
beforeAll(async () => {
  await listenOn(mailServer.server);
  copy = await copyOfSite();
  writeFiles(copy.dist, BUILT_SITE);
  const program = "await (await import('./site/build/bundles.ts')).buildSiteServer('site/dist-server')";
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: copy.folder, env: { ...process.env, VITE_UNO_PHONE: BUILT_PHONE } });
  for (const file of ['company/facts.yaml', 'content/fr/contact.ts', 'content/en/errors.ts']) appendFileSync(join(copy.folder, 'site', file), "\nconst broken = 'a;\n");
});
afterAll(async () => {
  await new Promise<void>((resolve) => { mailServer.close(resolve); });
  await copy.remove();
});

const environment = () => ({
  PORT: '0',
  UNO_DATA_DIR: join(copy.folder, 'data'),
  VITE_UNO_PHONE: '+1-514-555-0133',
  UNO_NOTIFY_SMTP: `smtp://127.0.0.1:${portOf(mailServer.server)}`,
  UNO_NOTIFY_FROM: 'site@uno.example',
  UNO_NOTIFY_TO: 'owner@uno.example',
  UNO_NOTIFY_ACKNOWLEDGE: '1',
});
const startCopy = (program: string, ...args: readonly string[]) => start(program, args, environment(), [], onTestFinished, copy.folder);

test('the built server and its tools import only the packages of a production install', () => {
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(copy.folder, 'server/package.json'), 'utf8'));
  const folder = join(`${copy.dist}-server`, 'server');
  const code = readdirSync(folder).filter((name) => name.endsWith('.mjs')).map((name) => readFileSync(join(folder, name), 'utf8'));
  const packages = code.flatMap((text) => Array.from(text.matchAll(/^import\b.*?["']([^."'][^"']*)["'];$/gm), ([, name = '']) => name)).filter((name) => !name.startsWith('node:'));
  expect(packages).toContain('pg');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

describe('with a mistake in files that an owner edits', () => {
  test('the server restarts on the last good build, stores, and gives the phone number of that build', async () => {
    const server = startCopy('serve-built.ts');
    const address = await addressOf(server);
    expect(await (await fetch(address)).text()).toContain('<h1>Home</h1>');
    await server.said(/Forms are stored in/);
    expect((await postRow(address, aMessage({ email: 'zoe@exemple.ca' }))).status).toBe(201);
    await vi.waitUntil(() => mails.some((mail) => mail.includes('zoe@exemple.ca') && mail.includes('Auto-Submitted: auto-replied')), 60_000);
    const sent = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
    expect(sent.find(({ to }) => to?.[0]?.address === 'zoe@exemple.ca')?.text).toContain('514-555-0188');
    expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
  }, 120_000);

  test('the operator reads the leads and runs the doctor', async () => {
    expect(await startCopy('leads.ts').ended).toMatchObject({ code: 0, stdout: expect.stringContaining('zoe@exemple.ca'), stderr: '' });
    expect(await startCopy('doctor.ts').ended).toMatchObject({ code: 0, stdout: expect.stringContaining('The forms can be stored here.'), stderr: '' });
  });

  test('npm start says which file is wrong, and serves the last good build', async () => {
    const server = startCopy('start.ts');
    expect(await (await fetch(await addressOf(server))).text()).toContain('<h1>Home</h1>');
    const { stderr } = await server.stop();
    expect(stderr).toMatch(/^The site could not be built:\n[\s\S]*site\/(?:company|content)\/.*:\d+[\s\S]*\nThe last good build is served\. Mend that, then run npm run build\.\n$/);
  });
});
