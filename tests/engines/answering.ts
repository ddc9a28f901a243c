import { setTimeout as after } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** How long one command may take, in ms: a driver that has not answered by then never does. */
const SILENCE = 60_000;

/** A driver command had no answer, which says nothing about the page. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

async function inTime<Told>(command: string, answer: Promise<Told>): Promise<Told> {
  const waited = new AbortController();
  const silence = after(SILENCE, undefined, { signal: waited.signal, ref: false }).then(() => {
    throw new Unanswered(`The driver did not answer “${command}” in ${SILENCE / 1000} s.`);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    waited.abort();
    // Nobody waits for it any more.
    silence.catch(() => undefined);
  }
}

/** The same visitor, whose commands fail as {@link Unanswered} where the driver never answers: WebKitGTK's does at times on a busy machine. */
export const answering = (visitor: Visitor): Visitor => ({
  size: (width, height) => inTime('size', visitor.size(width, height)),
  open: (address) => inTime('open', visitor.open(address)),
  click: (part) => inTime('click', visitor.click(part)),
  type: (text) => inTime('type', visitor.type(text)),
  press: (key) => inTime('press', visitor.press(key)),
  sees: (part) => inTime('see', visitor.sees(part)),
  read: (look, ...given) => inTime('read', visitor.read(look, ...given)),
  picture: (whole) => inTime('picture', visitor.picture(whole)),
  leave: () => inTime('leave', visitor.leave()),
});
