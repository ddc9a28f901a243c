/**
 * Manages the folders of builds. Each build has its own, `site/.builds/<id>`: `dist` is what visitors are served,
 * `dist-server` the prerender that belongs to it. `site/dist` is a link to the served `dist`. A build is checked before it
 * is published by one rename of that link, so a build that fails or is killed changes nothing that is served.
 */
import { randomUUID } from 'node:crypto';
import { constants, lstatSync, readFileSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isRunning, thisProcess } from './processes.ts';

/** A build that is being made. */
export interface NewBuild {
  /** The name of its folder. It begins with the time at which the build began, so later builds sort after it. */
  readonly id: string;
  /** What visitors will be served. */
  readonly dist: string;
  /** The prerender. The project's own server renders responses to forms with it; it is never served. */
  readonly distServer: string;
  /** The build that was served when this one began. */
  readonly servedAtBegin: string | undefined;
}

/** The record of a build, in `build.json` beside its `dist`. */
interface BuildRecord {
  /** The hash of its sources (`sourcesState` in `stale.ts`). */
  readonly sources: string;
  /** The build that was served before it. */
  readonly previous?: string;
  /** The files in `assets` that it copied from earlier builds, for pages that were opened before it. */
  readonly inherited: readonly string[];
}

/** The build that is served. */
interface PublishedBuild {
  /** Undefined when `site/dist` does not point into `.builds`. */
  readonly id: string | undefined;
  readonly dist: string;
  readonly record: BuildRecord | undefined;
}

const RECORD = 'build.json';

/** The extension of a PID file, which names the process that makes a build. */
const PID_EXTENSION = '.building';

const isRecord = (value: unknown): value is BuildRecord =>
  typeof value === 'object' && value !== null && 'sources' in value && typeof value.sources === 'string' && 'inherited' in value && Array.isArray(value.inherited);

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function recordIn(folder: string): BuildRecord | undefined {
  const text = readIfExists(join(folder, RECORD));
  const record: unknown = text === undefined ? undefined : JSON.parse(text);
  return isRecord(record) ? record : undefined;
}

/** Removes a file or a folder. Retries while another process still writes into it. */
const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 5 });

/** Renames a new link over the old one. */
function replaceLink(made: string, link: string): void {
  try {
    renameSync(made, link);
  } catch (error) {
    // Windows may refuse to rename one junction over another. The link is then missing for a moment.
    if (process.platform !== 'win32') throw error;
    unlinkSync(link);
    renameSync(made, link);
  }
}

/** The builds of a site. */
export interface Builds {
  /** Creates the folders of a new build, and removes those of failed or killed builds. */
  begin(): Promise<NewBuild>;
  /**
   * Serves a finished build: copies the previous build's assets that it lacks, swaps the link, and removes all builds except
   * these two and those in progress.
   *
   * @param sources the hash of its sources
   * @returns false when a build that began later is already served: nothing changes then
   */
  publish(build: NewBuild, sources: string): Promise<boolean>;
  /** Removes a build that is not published. */
  discard(build: NewBuild): Promise<void>;
  /** The hash of the served site's sources; undefined when nothing is served or the hash is unknown. */
  servedSources(): string | undefined;
}

/** @param siteFolder the folder that has, or will have, `dist` and `.builds` */
export function buildsIn(siteFolder: string): Builds {
  const site = realpathSync.native(siteFolder);
  const folder = join(site, '.builds');
  const link = join(site, 'dist');
  const pidFileOf = (id: string) => join(folder, `${id}${PID_EXTENSION}`);

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
    const maker = readIfExists(pidFileOf(id));
    return maker !== undefined && isRunning(maker, statSync(pidFileOf(id), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  }

  /** Removes all builds except the served one, the one before it, and those in progress. */
  async function removeOthers(): Promise<void> {
    for (const name of await readdir(folder)) {
      const isPidFile = name.endsWith(PID_EXTENSION);
      const id = isPidFile ? name.slice(0, -PID_EXTENSION.length) : name;
      // Check the PID file first: it is removed only after its build is served.
      if (isBeingMade(id)) continue;
      const now = served();
      if (!isPidFile && (id === now?.id || id === now?.record?.previous)) continue;
      await remove(join(folder, name));
    }
  }

  /** Copies a build's own assets that a new build lacks: pages opened before the release still fetch them. */
  async function copyAssets({ dist, record }: PublishedBuild, build: NewBuild): Promise<readonly string[]> {
    const inheritedBefore = new Set(record?.inherited);
    const entries = await readdir(join(dist, 'assets'), { withFileTypes: true }).catch(() => []);
    const copied: string[] = [];
    await mkdir(join(build.dist, 'assets'), { recursive: true });
    for (const entry of entries) {
      if (!entry.isFile() || inheritedBefore.has(entry.name)) continue;
      try {
        await copyFile(join(dist, 'assets', entry.name), join(build.dist, 'assets', entry.name), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        copied.push(entry.name);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
    }
    return copied;
  }

  /** Points `site/dist` to a build. */
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
      // Before the folder itself, because a folder without a PID file is removed as a leftover.
      await writeFile(pidFileOf(id), thisProcess());
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
        if (before) for (const name of await copyAssets(before, build)) inherited.add(name);
        const record: BuildRecord = { sources, ...(before?.id !== undefined && { previous: before.id }), inherited: [...inherited] };
        await writeFile(join(folder, build.id, RECORD), JSON.stringify(record));
        // Another build may have been published meanwhile: its assets are copied too.
      } while (served()?.dist !== before?.dist);
      swap(build);
      await remove(pidFileOf(build.id));
      await removeOthers();
      return true;
    },
    async discard({ id }) {
      await remove(join(folder, id));
      await remove(pidFileOf(id));
    },
    servedSources: () => served()?.record?.sources,
  };
}
