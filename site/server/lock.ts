import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf, Halt } from './halt.ts';

/**
 * When a process began, as the system counts it, so that a process that merely inherited
 * the number of a dead one is not taken for it. Linux tells; elsewhere the number alone counts.
 */
function startOf(pid: number): string {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)(?!.*\))/s);
    return `${fields.trim().split(' ')[19]}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return 'unknown';
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** `lock.<process>.<its beginning>.<token>`: all is in the name, so that a crash leaves no half lock. */
const NAME = /^lock\.(?<pid>[1-9]\d*)\.(?<start>[^.]*)\.[0-9a-f-]{36}$/;

/** The process that holds a lock, unless it has died. */
function holderOf(name: string): number | undefined {
  const { pid, start } = NAME.exec(name)?.groups ?? {};
  const number = Number(pid);
  return Number.isInteger(number) && lives(number) && startOf(number) === start ? number : undefined;
}

const ATTEMPTS = 8;

/**
 * Takes the one lock of a data directory, because PGlite belongs to one process and takes
 * none itself: two would ruin the files. Locks of processes that have died are cleared away.
 *
 * Each process first writes a lock file of its own, then looks for others. If there is none, it
 * has the lock. If there are, it removes its file and tries again, except the process whose file
 * name sorts first: that one keeps its file and looks again, so exactly one gets the lock. Nobody
 * removes the file of a live process.
 *
 * @param dataDir an existing directory
 * @returns a function that lets the lock go
 * @throws {Halt} when a live process holds it
 */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  const own = `lock.${process.pid}.${startOf(process.pid)}.${randomUUID()}`;
  const path = join(dataDir, own);
  const unlock = () => rm(path, { force: true });
  let holder: number | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await writeFile(path, '', { mode: 0o600 });
    const live: string[] = [];
    for (const name of await readdir(dataDir)) {
      if (name === own || !name.startsWith('lock.')) continue;
      const pid = holderOf(name);
      if (pid === undefined) {
        await rm(join(dataDir, name), { force: true });
      } else {
        live.push(name);
        holder = pid;
      }
    }
    if (live.length === 0) return unlock;
    if (live.every((name) => own < name)) {
      await setTimeout(10);
    } else {
      await unlock();
      await setTimeout(50 + 50 * Math.random());
    }
  }
  await unlock();
  throw new Halt(
    `Another server (process ${holder}) is using ${dataDir}: stop it, or choose another directory with UNO_DATA_DIR=….`,
  );
}
