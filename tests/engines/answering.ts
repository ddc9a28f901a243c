import { setTimeout as after } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** The longest time for a command, in ms; a driver that has not responded by then never does. */
const TIMEOUT_MS = 60_000;

/** A driver command got no response, which is not a fault of the page. */
export class DriverTimeout extends Error {
  override name = 'Unanswered';
}

async function withTimeout<Told>(command: string, answer: Promise<Told>): Promise<Told> {
  const waited = new AbortController();
  const silence = after(TIMEOUT_MS, undefined, { signal: waited.signal, ref: false }).then(() => {
    throw new DriverTimeout(`The driver did not answer “${command}” in ${TIMEOUT_MS / 1000} s.`);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    waited.abort();
    // Prevents an unhandled rejection of the aborted timer.
    silence.catch(() => undefined);
  }
}

/** Gives every command of a visitor a timeout ({@link DriverTimeout}), because WebKitGTK's driver sometimes never responds on a busy machine. */
export const withTimeouts = (visitor: Visitor): Visitor => ({
  size: (width, height) => withTimeout('size', visitor.size(width, height)),
  open: (address) => withTimeout('open', visitor.open(address)),
  click: (part) => withTimeout('click', visitor.click(part)),
  type: (text) => withTimeout('type', visitor.type(text)),
  press: (key) => withTimeout('press', visitor.press(key)),
  sees: (part) => withTimeout('see', visitor.sees(part)),
  read: (look, ...given) => withTimeout('read', visitor.read(look, ...given)),
  picture: (whole) => withTimeout('picture', visitor.picture(whole)),
  leave: () => withTimeout('leave', visitor.leave()),
});
