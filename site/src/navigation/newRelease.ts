import { ENTRY } from '../../protocol.ts';

/**
 * In session storage: the entries that this tab has reloaded a page for. After a second failure of the same release, the
 * error is shown instead.
 */
const RELOADED = 'uno-reload';

/**
 * Reloads the page (behaviour.md 10.5) where code that it asks for is gone (404), as after a new release: the document then names the new
 * files. Once for each release in a tab, so never in a loop; where the storage takes no note of it, not at all. What was
 * typed is kept by the draft. A network that fails reloads nothing: the page would be lost with it.
 *
 * @returns true where no reload helps: the page was reloaded for it already, or all code is there and this browser can't run it
 */
export async function reloadIfGone(entry: string, files: readonly string[]): Promise<true | void> {
  try {
    for (const href of files) {
      const { status } = await fetch(href);
      // Read after the answer: of two files that are gone at once, one reloads.
      const done: string = sessionStorage[RELOADED] ?? '';
      if (status === 404 && !done.includes(entry)) {
        sessionStorage[RELOADED] = done + entry;
        return location.reload();
      }
      // A server in trouble may answer the next time.
      if (status > 404) return;
    }
    return true;
  } catch {
    // No network, or no storage.
  }
}

/** The same as {@link reloadIfGone} for code that an awake page fetches when it is wanted: a menu, the store's client. */
export function watchForNewRelease(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const entry = document.querySelector(`script[${ENTRY}]`)?.getAttribute(ENTRY) ?? '';
    // Chromium and Firefox say which file failed; a release that changes any file changes the entry.
    void reloadIfGone(entry, [/https?:\S+\.js/.exec(payload.message)?.[0] ?? entry]);
  });
}
