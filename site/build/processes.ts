import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** After so long a build of another machine is taken for dead: nobody here can ask whether its process runs. */
const LONGEST_BUILD_MS = 3_600_000;

/** The machine, and on Linux the container: process ids mean something only within one (pid_namespaces(7)). */
function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Names this process, for a file that says who makes a build. */
export const thisProcess = (): string => JSON.stringify({ machine: thisMachine(), pid: process.pid });

/**
 * Whether a process still runs that {@link thisProcess} has named.
 *
 * @param since when it wrote its name
 */
export function isRunning(name: string, since: number): boolean {
  // A half-written file, or one of another machine: the age of the file decides.
  const [, pid] = /"pid":(\d+)}$/.exec(name) ?? [];
  if (pid === undefined || name !== JSON.stringify({ machine: thisMachine(), pid: Number(pid) })) return Date.now() - since < LONGEST_BUILD_MS;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
