import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** Writes a file into a folder, and the folders that lead to it. */
export function writeInto(folder: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
