import { readdirSync, readFileSync } from 'node:fs';

/** The size of a memory page on Linux, in bytes. */
const PAGE = 4096;

/** The memory that the processes of a group use now, in MB, from `/proc` (proc_pid_stat(5)). Shared memory counts twice. */
function memoryOfGroup(group: number): number {
  let pages = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The program's name, in parentheses, may contain any character; the state is the third value.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\)(?!.*\))/s)[1]?.trim().split(' ') ?? [];
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // The process has ended in the meantime.
    }
  }
  return (pages * PAGE) / 1024 ** 2;
}

/**
 * Watches how much memory a process and its children use together.
 *
 * @param group the pid of a process spawned `detached`: its children are in its process group
 * @returns a function that stops the watch and returns the peak, in MB
 */
export function watchMemory(group: number): () => number {
  let most = 0;
  const look = () => (most = Math.max(most, memoryOfGroup(group)));
  const timer = setInterval(look, 200);
  return () => {
    clearInterval(timer);
    return most;
  };
}
