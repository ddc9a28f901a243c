import type { Visitor } from './visitor.ts';

/** The longest time for a command, in ms; a driver that has not responded by then never does. */
const TIMEOUT_MS = 60_000;

/** A driver command got no response, which is not a fault of the page. */
export class DriverTimeout extends Error {
  override name = 'DriverTimeout';
}

function withTimeout<Told>(command: string, answer: Promise<Told>): Promise<Told> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DriverTimeout(`The driver did not answer “${command}” in ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS);
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Gives every command of a visitor a timeout ({@link DriverTimeout}), because WebKitGTK's driver sometimes never responds on a busy machine. */
export const withTimeouts = (visitor: Visitor): Visitor =>
  new Proxy(visitor, {
    get: (_, name: keyof Visitor) => (...given: unknown[]) => withTimeout(name, Promise.resolve(Reflect.apply(visitor[name], visitor, given))),
  });
