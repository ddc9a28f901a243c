import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** After this time a build of another machine counts as dead: its process can't be checked from here. */
const MAX_BUILD_MS = 3_600_000;

/** The machine, and on Linux the container: process ids are unique only within one (pid_namespaces(7)). */
function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Identifies this process, for the PID file of a build. */
export const thisProcess = (): string => JSON.stringify({ machine: thisMachine(), pid: process.pid });

/**
 * Whether the process that {@link thisProcess} identified still runs.
 *
 * @param since when the PID file was written
 */
export function isRunning(name: string, since: number): boolean {
  // For a half-written file or one of another machine, the age of the file decides.
  const [, pid] = /"pid":(\d+)}$/.exec(name) ?? [];
  if (pid === undefined || name !== JSON.stringify({ machine: thisMachine(), pid: Number(pid) })) return Date.now() - since < MAX_BUILD_MS;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
