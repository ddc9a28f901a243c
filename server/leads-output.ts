import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserFacingError, reasonOf } from '../site/userFacingError.ts';
import { escapeControls } from './leads-format.ts';

/** Whether standard output is a new file: a spreadsheet may open it, so it gets a byte order mark; a pipe gets none. */
export function outputIsNewFile(): boolean {
  const output = fstatSync(process.stdout.fd);
  return output.isFile() && output.size === 0;
}

/** The rights of other users to a file. */
const OTHERS = 0o077;

/** Refuses to print personal data into a file that other users can read: the shell made it before this program ran (`> leads.csv`). */
export function refuseReadableOutput(): void {
  const output = fstatSync(process.stdout.fd);
  if (!output.isFile() || process.platform === 'win32' || (output.mode & OTHERS) === 0) return;
  const mode = (output.mode & 0o777).toString(8).padStart(4, '0');
  throw new UserFacingError(`Nothing was written: other users of this machine could read the leads in the file behind > (its mode is ${mode}). Write --out FILE instead, which makes a file for you alone.`);
}

/** The full path of a file that an option names. npm changes to the folder of package.json; INIT_CWD is where the command was typed. */
export const pathWhereTyped = (name: string): string => resolve(process.env['INIT_CWD'] ?? '', name);

/** Writes leads into a file that only its owner may read, also where the file was there before. @returns the sentence to print */
export function writeLeads(name: string, text: string): string {
  const path = pathWhereTyped(name);
  try {
    const file = openSync(path, 'w', 0o600);
    try {
      fchmodSync(file, 0o600);
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new UserFacingError(`${escapeControls(name)} could not be written (${reasonOf(error)}): choose another file with --out.`);
  }
  return `The leads are in ${escapeControls(path)}.\n`;
}
