const isStore = (address: string): boolean => new URL(address, location.href).pathname.startsWith('/rest/v1/');

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/**
 * Replaces the forms’ store by a mock that answers as if it had stored the row; no request leaves the story.
 *
 * @returns a function that restores the real network
 */
export function mockFormStore(): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    isStore(addressOf(input)) ? Response.json({ id: crypto.randomUUID() }, { status: 201 }) : real(input, init);
  return () => {
    globalThis.fetch = real;
  };
}
