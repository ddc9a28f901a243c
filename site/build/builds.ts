/**
 * Where builds are kept. Each is made in a folder of its own, `site/.builds/<id>`: `dist` is what visitors are served,
 * `dist-server` the prerender that goes with it. `site/dist` is a link to the `dist` that is served. A build is checked
 * first and published last, by one rename of a link: a build that fails or is killed changes nothing that is served.
 */
import { randomUUID } from 'node:crypto';
import { constants, lstatSync, readFileSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isRunning, thisProcess } from './processes.ts';

/** A build that is being made. */
export interface NewBuild {
  /** Its folder's name, which begins with the moment at which the build began: later builds sort after it. */
  readonly id: string;
  /** What visitors will be served. */
  readonly dist: string;
  /** The prerender. The project's own server renders answers to forms with it; it is never served. */
  readonly distServer: string;
  /** The build that was served when this one began. */
  readonly servedAtBegin: string | undefined;
}

/** What a build notes of itself, in `build.json` beside its `dist`. */
interface BuildRecord {
  /** The state of the sources that it was made of (`stale.ts`). */
  readonly sources: string;
  /** The build that was served before it. */
  readonly previous?: string;
  /** The files below `/assets` that it only carries for pages that were opened before it. */
  readonly inherited: readonly string[];
}

/** The build that is served. */
interface PublishedBuild {
  /** Undefined when `site/dist` is a link to a folder elsewhere. */
  readonly id: string | undefined;
  readonly dist: string;
  readonly record: BuildRecord | undefined;
}

const RECORD = 'build.json';

/** The ending of the mark file, which names the process that makes a build. */
const BUILDING = '.building';

const isRecord = (value: unknown): value is BuildRecord =>
  typeof value === 'object' && value !== null && 'sources' in value && typeof value.sources === 'string' && 'inherited' in value && Array.isArray(value.inherited);

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function recordIn(folder: string): BuildRecord | undefined {
  const text = textOf(join(folder, RECORD));
  const record: unknown = text === undefined ? undefined : JSON.parse(text);
  return isRecord(record) ? record : undefined;
}

/** Removes a file or a folder. Retries while another process still writes into it. */
const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 5 });

/** Puts a new link in the place of an old one. */
function replaceLink(made: string, link: string): void {
  try {
    renameSync(made, link);
  } catch (error) {
    // Windows may refuse to rename a junction over another: there the link is missing for a moment.
    if (process.platform !== 'win32') throw error;
    unlinkSync(link);
    renameSync(made, link);
  }
}

/** The builds of a site. */
export interface Builds {
  /** Makes the folders of a new build, and removes what builds that failed or were killed have left. */
  begin(): Promise<NewBuild>;
  /**
   * Serves a finished build: copies into it the assets of the build before that it lacks, swaps the link, and removes
   * all builds but these two.
   *
   * @param sources the state of the sources that it was made of
   * @returns false when a build that began later is served already: then nothing changes
   */
  publish(build: NewBuild, sources: string): Promise<boolean>;
  /** Removes a build that is not published. */
  discard(build: NewBuild): Promise<void>;
  /** The state of the sources that the served site was made of; undefined when nothing is served, or nobody knows. */
  servedSources(): string | undefined;
}

/** @param siteFolder the folder that has, or will have, `dist` and `.builds` */
export function buildsIn(siteFolder: string): Builds {
  const site = realpathSync.native(siteFolder);
  const folder = join(site, '.builds');
  const link = join(site, 'dist');
  const markOf = (id: string) => join(folder, `${id}${BUILDING}`);

  function idOf(dist: string): string | undefined {
    const home = dirname(dist);
    return dirname(home) === folder ? basename(home) : undefined;
  }

  function served(): PublishedBuild | undefined {
    if (!statSync(link, { throwIfNoEntry: false })) return undefined;
    const dist = realpathSync.native(link);
    return { id: idOf(dist), dist, record: recordIn(dirname(dist)) };
  }

  function isBeingMade(id: string): boolean {
    const maker = textOf(markOf(id));
    return maker !== undefined && isRunning(maker, statSync(markOf(id), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  }

  /** Keeps the served build, the one before it, and those that are being made. */
  async function removeOthers(): Promise<void> {
    for (const name of await readdir(folder)) {
      const isMark = name.endsWith(BUILDING);
      const id = isMark ? name.slice(0, -BUILDING.length) : name;
      // In this order: a build loses its mark only after it is served.
      if (isBeingMade(id)) continue;
      const now = served();
      if (!isMark && (id === now?.id || id === now?.record?.previous)) continue;
      await remove(join(folder, name));
    }
  }

  /** Copies the assets that a build made itself, and that a new one lacks. Pages that were opened with it fetch them. */
  async function carryAssets({ dist, record }: PublishedBuild, build: NewBuild): Promise<readonly string[]> {
    const inheritedBefore = new Set(record?.inherited);
    const entries = await readdir(join(dist, 'assets'), { withFileTypes: true }).catch(() => []);
    const carried: string[] = [];
    await mkdir(join(build.dist, 'assets'), { recursive: true });
    for (const entry of entries) {
      if (!entry.isFile() || inheritedBefore.has(entry.name)) continue;
      try {
        await copyFile(join(dist, 'assets', entry.name), join(build.dist, 'assets', entry.name), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        carried.push(entry.name);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
    }
    return carried;
  }

  /** The step by which a build is served. */
  function swap(build: NewBuild): void {
    const made = join(folder, build.id, 'link');
    // A relative link survives a move of the site's folder; a junction, on Windows, has no relative target.
    symlinkSync(process.platform === 'win32' ? build.dist : relative(site, build.dist), made, 'junction');
    // A copied checkout has a folder where the link should be, and a rename cannot replace a folder.
    if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true });
    replaceLink(made, link);
  }

  return {
    async begin() {
      const id = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      await mkdir(folder, { recursive: true });
      // Before the folder itself: a folder without a mark is taken for a leftover.
      await writeFile(markOf(id), thisProcess());
      await removeOthers();
      const [dist, distServer] = [join(folder, id, 'dist'), join(folder, id, 'dist-server')];
      await mkdir(dist, { recursive: true });
      return { id, dist, distServer, servedAtBegin: served()?.id };
    },
    async publish(build, sources) {
      const inherited = new Set<string>();
      let before: PublishedBuild | undefined;
      do {
        before = served();
        if (before?.id !== undefined && before.id !== build.servedAtBegin && before.id > build.id) return false;
        if (before) for (const name of await carryAssets(before, build)) inherited.add(name);
        const record: BuildRecord = { sources, ...(before?.id !== undefined && { previous: before.id }), inherited: [...inherited] };
        await writeFile(join(folder, build.id, RECORD), JSON.stringify(record));
        // Another build may have been published meanwhile: its assets are carried too.
      } while (served()?.dist !== before?.dist);
      swap(build);
      await remove(markOf(build.id));
      await removeOthers();
      return true;
    },
    async discard({ id }) {
      await remove(join(folder, id));
      await remove(markOf(id));
    },
    servedSources: () => served()?.record?.sources,
  };
}
