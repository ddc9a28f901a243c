import { readFileSync } from 'node:fs';

/** The memory of a process and its children, in MB, with its share of shared pages; undefined if `/proc` does not have it. */
export function memoryOf(pid: number): number | undefined {
  try {
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1000;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter((child) => child !== '');
    return children.reduce((sum, child) => sum + (memoryOf(Number(child)) ?? 0), own);
  } catch {
    return undefined;
  }
}
