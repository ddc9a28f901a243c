import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, renameSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Builds, buildsIn, type NewBuild } from '../../site/build/builds.ts';
import { createApp } from '../../server/app.ts';
import { log } from '../../server/log.ts';
import { listenOn } from '../../scripts/listen.ts';
import { folderForTest } from '../temporaryFolder.ts';
import { manifestOf, writeFiles } from './built-site.ts';

let site: string;
let builds: Builds;
beforeEach(() => {
  site = folderForTest('builds');
  builds = buildsIn(site);
});

/** Writes the files of a build: a page and its assets. */
function writeBuild(build: NewBuild, page: string, ...assets: readonly string[]): NewBuild {
  writeFiles(build.dist, { 'index.html': page, ...Object.fromEntries(assets.map((name) => [`assets/${name}`, name])) });
  return build;
}

/** Begins a build on a given day. */
async function beginAt(day: string): Promise<NewBuild> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
  return builds.begin().finally(vi.useRealTimers);
}

const publish = async (page: string, ...assets: readonly string[]): Promise<NewBuild> => {
  const build = writeBuild(await builds.begin(), page, ...assets);
  expect(await builds.publish(build, `sources of ${page}`)).toBe(true);
  return build;
};

const home = () => readFileSync(join(site, 'dist/index.html'), 'utf8');
const assets = () => readdirSync(join(site, 'dist/assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
const buildFiles = () => readdirSync(join(site, '.builds')).toSorted();

describe('a build', () => {
  test('is served completely once it is published, through a link that can be moved with its folder', async () => {
    expect(builds.servedSources()).toBeUndefined();
    const first = writeBuild(await builds.begin(), 'one');
    expect(existsSync(join(site, 'dist'))).toBe(false);
    await builds.publish(first, 'as they were');
    expect([home(), builds.servedSources()]).toEqual(['one', 'as they were']);
    const target = readlinkSync(join(site, 'dist'));
    renameSync(site, `${site}-moved`);
    expect(readFileSync(join(`${site}-moved`, target, 'index.html'), 'utf8')).toBe('one');
    renameSync(`${site}-moved`, site);
  });

  test('that was killed is removed by the next one; a build of another process is kept', async () => {
    await publish('one');
    const killed = '2020-01-01T00-00-00.000Z-killed';
    const working = '2020-01-01T00-00-00.000Z-working';
    const program = (id: string) => `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { thisProcess } from ${JSON.stringify(join(import.meta.dirname, '../../site/build/processes.ts'))};
      writeFileSync('${id}.building', thisProcess());
      mkdirSync('${id}/dist', { recursive: true });`;
    spawnSync(process.execPath, ['--input-type=module', '--eval', program(killed)], { cwd: join(site, '.builds'), stdio: 'inherit' });
    writeFiles(join(site, '.builds'), { [`${working}.building`]: JSON.stringify({ machine: 'another', pid: 1 }), [`${working}/dist/index.html`]: 'half' });
    expect(buildFiles()).toContain(killed);
    const next = await builds.begin();
    expect(buildFiles().filter((name) => name.includes('killed'))).toEqual([]);
    expect(buildFiles().filter((name) => name.includes('working'))).toHaveLength(2);
    // Whether a process of another machine is running cannot be checked, so it is ignored after an hour.
    utimesSync(join(site, `.builds/${working}.building`), 0, 0);
    await builds.publish(writeBuild(next, 'two'), '');
    expect(buildFiles().filter((name) => name.includes('working'))).toEqual([]);
    expect(home()).toBe('two');
  });

  test('in another container does not count as dead, because its process ids differ even if the host name is the same', async () => {
    await publish('one');
    writeFiles(join(site, '.builds'), { 'other.building': JSON.stringify({ machine: `${hostname()} pid:[1]`, pid: 2 ** 30 }), 'other/dist/index.html': 'half' });
    await publish('two');
    expect(buildFiles()).toEqual(expect.arrayContaining(['other', 'other.building']));
  });

  test('replaces a folder and keeps its assets', async () => {
    writeFiles(site, { 'dist/index.html': 'before', 'dist/assets/old.js': 'old' });
    expect(builds.servedSources()).toBeUndefined();
    const first = await publish('one', 'new.js');
    expect(lstatSync(join(site, 'dist')).isSymbolicLink()).toBe(true);
    expect([home(), assets()]).toEqual(['one', ['new.js', 'old.js']]);
    expect(buildFiles()).toEqual([first.id]);
    await publish('two');
    expect(assets()).toEqual(['new.js']);
  });
});

test('the assets of the previous build are kept for pages that were opened with it, and removed by the second build after it', async () => {
  await publish('one', 'a.js', 'shared.js');
  await publish('two', 'b.js', 'shared.js');
  expect(assets()).toEqual(['a.js', 'b.js', 'shared.js']);
  expect(existsSync(join(site, 'dist/assets/a.js.br'))).toBe(true);
  await publish('three', 'c.js');
  expect(assets()).toEqual(['b.js', 'c.js', 'shared.js']);
});

test('two builds at the same time: the one that began first does not replace the other', async () => {
  await publish('one');
  const early = writeBuild(await beginAt('2026-01-01'), 'early');
  const late = writeBuild(await beginAt('2026-01-02'), 'late');
  await builds.publish(late, '');
  expect(await builds.publish(early, '')).toBe(false);
  await builds.discard(early);
  expect(home()).toBe('late');
});

describe('a server whose site is built again', () => {
  let address: string;
  beforeEach(async () => {
    const server = createApp({ dist: join(site, 'dist'), database: Promise.reject(new Error('nothing is stored here')) });
    onTestFinished(() => void server.close());
    await publishNumbered(0);
    address = await listenOn(server);
  });

  const answerTo = async (path: string) => (await fetch(address + path)).text();

  /** Publishes a build with its number in its documents and in its answers to forms. */
  async function publishNumbered(number: number, manifest?: string) {
    const document = `<html><head>${`<meta name="build" content="${number}">`.repeat(500)}</head><div id="root">page of ${number}</div><p id="wake-failed" hidden></p></html>`;
    const listed: object = JSON.parse(manifestOf('/', '/contact', '/404'));
    const build = writeBuild(await builds.begin(), document);
    writeFiles(build.dist, {
      'contact/index.html': document,
      'pages.json': manifest ?? JSON.stringify({ ...listed, prerender: `entry.server.${number}.mjs` }),
    });
    writeFiles(build.distServer, { [`entry.server.${number}.mjs`]: `export const receiveForm = async () => 'answer of ${number}';` });
    await builds.publish(build, String(number));
  }

  test('answers from the old build a request that began before the new one was published', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 6, expect: '100-continue' };
    const posting = request(`${address}/contact`, { method: 'POST', headers });
    const answered = once(posting, 'response');
    posting.flushHeaders();
    // The server has started the request, and waits for its body.
    await once(posting, 'continue');
    await publishNumbered(1);
    posting.end('name=x');
    const [answer] = await answered;
    const numbers = Array.from((await text(answer)).matchAll(/(?:content="| of )(\d+)/g), ([, number]) => number);
    expect(new Set(numbers)).toEqual(new Set(['0']));
    expect(await answerTo('/')).toContain('page of 1');
  });

  test('that cannot read a new build reports it once, and still serves the previous one', async () => {
    expect(await answerTo('/')).toContain('page of 0');
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await publishNumbered(1, '{"of": "another version"}');
    for (const path of ['/', '/contact']) expect(await answerTo(path)).toContain('page of 0');
    expect(error.mock.calls.map(([, said]) => String(said))).toEqual([expect.stringMatching(/cannot be served by this server: restart it/)]);
    await publishNumbered(2);
    expect(await answerTo('/')).toContain('page of 2');
  });
});
