import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const made = (name: string, whenDone: (remove: () => void) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), `uno-${name}-`));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Makes a temporary folder for a test file or a `describe`; it is removed after the last test. */
export const folderForAll = (name: string): string => made(name, afterAll);

/** Makes a temporary folder for one test; it is removed when the test ends, even if it fails. */
export const folderForTest = (name: string): string => made(name, onTestFinished);
