import { readdirSync, readFileSync } from 'node:fs';

/** The size of a page of memory on the machines that Node’s Linux builds are for. */
const PAGE = 4096;

/** The memory that the processes of a group hold at this moment, in MB, from `/proc` (proc_pid_stat(5)). What two of them share counts twice. */
function heldBy(group: number): number {
  let pages = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program, in brackets, may hold anything; the state is the third value.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\)(?!.*\))/s)[1]?.trim().split(' ') ?? [];
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return (pages * PAGE) / 1024 ** 2;
}

/**
 * Watches how much memory a process and those that it begins hold together.
 *
 * @param group the pid of a process spawned `detached`: its children are in its process group
 * @returns a function that stops the watch and returns the peak, in MB
 */
export function watchMemory(group: number): () => number {
  let most = 0;
  const look = () => (most = Math.max(most, heldBy(group)));
  const timer = setInterval(look, 200);
  return () => {
    clearInterval(timer);
    return most;
  };
}
