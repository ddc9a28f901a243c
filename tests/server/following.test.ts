import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Builds, buildsIn } from '../../site/build/builds.ts';
import { createApp } from '../../server/app.ts';
import { log } from '../../server/log.ts';
import { listenOn } from '../../scripts/listen.ts';
import { manifestOf, writeFiles } from './built-site.ts';
import { folderForAll } from '../temporaryFolder.ts';

// A server, and builds that are published while it responds. Every document and answer of a build contains its number.

const site = folderForAll('following');
let builds: Builds;
let address = '';
const server = createApp({ dist: join(site, 'dist'), database: Promise.reject(new Error('nothing is stored here')) });

beforeAll(async () => {
  builds = buildsIn(site);
  await publish(0);
  address = await listenOn(server);
});
afterAll(() => void server.close());

const documentOf = (build: number) => `<html><head>${`<meta name="build" content="${build}">`.repeat(500)}</head><div id="root">page of ${build}</div><p id="wake-failed" hidden></p></html>`;

/** Writes a build with its number in every file. */
async function makeBuild(number: number, manifest?: string) {
  const build = await builds.begin();
  const document = documentOf(number);
  const prerender = `entry.server.${number}.mjs`;
  const listed: object = JSON.parse(manifestOf('/', '/contact', '/404'));
  writeFiles(build.dist, {
    'index.html': document,
    'contact/index.html': document,
    '404/index.html': document,
    [`assets/entry-${number}.js`]: `export const build = ${number};`,
    'pages.json': manifest ?? JSON.stringify({ ...listed, prerender }),
  });
  const answer = `async () => 'answer of ${number}'`;
  writeFiles(build.distServer, { [prerender]: `export const receiveForm = ${answer};\nexport const renderThanks = ${answer};\nexport const prefillOf = () => 'x';\nexport const renderPrefilled = ${answer};\n` });
  return build;
}

const publish = async (number: number) => builds.publish(await makeBuild(number), String(number));
const home = async () => (await fetch(address)).text();

const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=x' };

/** The numbers of the builds in a response. */
const numbersIn = (document: string): number[] => [...new Set(Array.from(document.matchAll(/(?:content="| of )(\d+)/g), ([, number]) => Number(number)))];

test('a response that began before a build is published is from the old build', async () => {
  await publish(50);
  const posting = request(`${address}/contact`, { ...form, headers: { ...form.headers, expect: '100-continue', 'content-length': form.body.length } });
  const answered = once(posting, 'response');
  posting.flushHeaders();
  // The server has started the request, and waits for its body.
  await once(posting, 'continue');
  await publish(51);
  posting.end(form.body);
  const [answer] = await answered;
  expect(numbersIn(await text(answer))).toEqual([50]);
  expect(await home()).toContain('page of 51');
});

test('a build that this server cannot read is reported once, and the previous one is still served', async () => {
  await publish(30);
  expect(await home()).toContain('page of 30');
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await builds.publish(await makeBuild(31, '{"of": "another version"}'), '');
  for (const path of ['/', '/contact']) expect(await (await fetch(address + path)).text()).toContain('page of 30');
  expect(error.mock.calls.map(([, said]) => String(said))).toEqual([expect.stringMatching(/cannot be served by this server: restart it/)]);
  await publish(32);
  expect(await home()).toContain('page of 32');
});

test('a link that is missing for a moment changes nothing', async () => {
  const paths = ['/', '/contact?stored', '/contact?service=office'];
  const numbers = () => Promise.all(paths.map(async (path) => numbersIn(await (await fetch(address + path)).text())));
  await publish(40);
  const before = await numbers();
  expect(before).toEqual([[40], [40], [40]]);
  rmSync(join(site, 'dist'));
  expect(await numbers()).toEqual(before);
});
