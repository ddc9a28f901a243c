import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const made = (name: string, whenDone: (remove: () => void) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), `uno-${name}-`));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A temporary folder for a file of tests or a `describe`: it is gone after its last test. */
export const folderForAll = (name: string): string => made(name, afterAll);

/** A temporary folder for a test: it is gone when the test ends, failed or not. */
export const folderForTest = (name: string): string => made(name, onTestFinished);
