import { ENTRY_ATTRIBUTE } from '../../protocol.ts';

/**
 * The session storage key for the entries that this tab has reloaded a page for. If the same release fails again, the page
 * shows the error instead.
 */
const RELOADED = 'uno-reload';

/**
 * Reloads the page (behaviour.md 10.5) if code that it needs is gone (404), as after a new release: the new document names the
 * new files. It reloads once per release and tab, so never in a loop, and not at all without storage. The draft keeps what was
 * typed. A network failure does not reload, because the page would be lost.
 *
 * @returns true if no reload helps: the page was already reloaded for it, or all code exists and this browser can't run it
 */
export async function reloadIfGone(entry: string, files: readonly string[]): Promise<true | void> {
  try {
    for (const href of files) {
      const { status } = await fetch(href);
      // Read after the response, so that two missing files cause only one reload.
      const done: string = sessionStorage[RELOADED] ?? '';
      if (status === 404 && !done.includes(entry)) {
        sessionStorage[RELOADED] = done + entry;
        return location.reload();
      }
      // A failing server may work the next time.
      if (status > 404) return;
    }
    return true;
  } catch {
    // There is no network or no storage.
  }
}

/** Calls {@link reloadIfGone} for code that an awake page fetches on demand: a menu, the store's client. */
export function watchForNewRelease(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const entry = document.querySelector(`script[${ENTRY_ATTRIBUTE}]`)?.getAttribute(ENTRY_ATTRIBUTE) ?? '';
    // Chromium and Firefox name the failed file. In other browsers the entry is checked: it changes with any file.
    void reloadIfGone(entry, [/https?:\S+\.js/.exec(payload.message)?.[0] ?? entry]);
  });
}
