import { ENTRY } from '../../protocol.ts';

/** In session storage: the entries that this tab has reloaded a page for. A second failure of the same release is left to be said. */
const RELOADED = 'uno-reloaded';

/**
 * Reloads the page (behaviour.md 10.5) where code that it asks for is gone (404), as after a new release: the document then names the new
 * files. Once for each release in a tab, so never in a loop; where the storage takes no note of it, not at all. What was
 * typed is kept by the draft. A network that fails reloads nothing: the page would be lost with it.
 *
 * @returns true where code is gone and the page has been reloaded for it already
 */
export async function reloadIfGone(entry: string, files: readonly string[]): Promise<true | void> {
  try {
    const done = sessionStorage.getItem(RELOADED) ?? '';
    for (const href of files) {
      if ((await fetch(href)).status === 404) {
        if (done.includes(entry)) return true;
        sessionStorage.setItem(RELOADED, done + entry);
        return location.reload();
      }
    }
  } catch {
    // No network, or no storage.
  }
}

/** The same for code that an awake page fetches when it is wanted: a menu, the store's client. */
export function watchForNewRelease(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const entry = document.querySelector(`script[${ENTRY}]`)?.getAttribute(ENTRY) ?? '';
    // Chromium and Firefox say which file failed; a release that changes any file changes the entry.
    void reloadIfGone(entry, [/https?:\S+\.js/.exec(payload.message)?.[0] ?? entry]);
  });
}
