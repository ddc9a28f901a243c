import { ENTRY_ATTRIBUTE } from '../../protocol.ts';

/**
 * The session storage key for what this tab has reloaded a page for: an entry, and whether its code was gone or had failed
 * before. If the same release fails again in the same way, the page shows the error instead.
 */
const RELOADED = 'uno-reload';

/** The files that have failed to come since this document was loaded. */
const failed = new Set<string>();

/** Reloads the page, but never twice for one reason, so never in a loop. @returns whether it reloads */
function reloadOnce(reason: string): boolean {
  // Read after the response that led here, so that two missing files cause only one reload.
  const done: string = sessionStorage[RELOADED] ?? '';
  if (done.includes(reason)) return false;
  sessionStorage[RELOADED] = done + reason;
  location.reload();
  return true;
}

/**
 * Reloads the page (behaviour.md 10.5) if code that it could not import is gone (404), as after a new release: the new document
 * names the new files. It also reloads if code fails to come a second time though it is there: Chromium 150 (not 156) never fetches again
 * a module that failed once, so only a new document can import it. Without storage it never reloads. The draft keeps what was
 * typed. A network failure does not reload, because the page would be lost.
 *
 * @param hasOtherWay whether the page can do without a reload if the code is there
 * @returns true if no reload helps
 */
export async function reloadForCode(entry: string, files: readonly string[], hasOtherWay = () => false): Promise<true | void> {
  const failsAgain = failed.has(String(files));
  failed.add(String(files));
  try {
    for (const href of files) {
      const { status } = await fetch(href);
      if (status === 404) return reloadOnce(`404${entry}`) ? undefined : true;
      // A failing server may work the next time.
      if (status > 404) return;
    }
    if (!failsAgain || hasOtherWay() || !reloadOnce(`200${entry}`)) return true;
  } catch {
    // There is no network or no storage.
  }
}

/** Calls {@link reloadForCode} for code that an awake page fetches on demand: a menu, the store's client. */
export function watchForNewRelease(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const entry = document.querySelector(`script[${ENTRY_ATTRIBUTE}]`)?.getAttribute(ENTRY_ATTRIBUTE) ?? '';
    // Chromium and Firefox name the failed file. In other browsers the entry is checked: it changes with any file.
    void reloadForCode(entry, [/https?:\S+\.js/.exec(payload.message)?.[0] ?? entry]);
  });
}
