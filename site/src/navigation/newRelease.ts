import { ENTRY_ATTRIBUTE } from '../../protocol.ts';

/**
 * The session storage key for what this tab has reloaded a page for: an entry, and whether its code was gone or had failed
 * before. If the same release fails again in the same way, the page shows the error instead.
 */
const RELOADED = 'uno-reload';

/** Whether code has failed to come since this document was loaded. */
let failedBefore = false;

/** The file that an import could not fetch, which Chromium and Firefox name. An error of code that came and can't run names none. */
const unfetched = (error: unknown): string | undefined => /https?:\S+\.js/.exec(String(error))?.[0];

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
 * names the new files. It also reloads if code fails to come a second time though it is there: Chromium 150 never fetches again
 * a module that failed once, so only a new document can import it. Without storage it never reloads. The draft keeps what was
 * typed. A network failure does not reload, because the page would be lost.
 *
 * @param error why the import failed
 * @param hasOtherWay whether the page can do without a reload if the code is there
 * @returns true if no reload helps
 */
export async function reloadForCode(entry: string, files: readonly string[], error: unknown, hasOtherWay = () => false): Promise<true | void> {
  const failsAgain = failedBefore;
  failedBefore ||= unfetched(error) !== undefined;
  try {
    for (const href of files) {
      const { status } = await fetch(href);
      failedBefore ||= status >= 404;
      if (status === 404) return reloadOnce(`404${entry}`) ? undefined : true;
      // A failing server may work the next time.
      if (status > 404) return;
    }
    if (!failsAgain || hasOtherWay() || !reloadOnce(`200${entry}`)) return true;
  } catch {
    // There is no network or no storage.
    failedBefore = true;
  }
}

/** How many imports of {@link importOptional} are under way. */
let optionalImports = 0;

/** Imports code that the page can do without. If it can't be fetched, the page is not reloaded. Do not run it beside other imports. */
export async function importOptional<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  optionalImports += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    optionalImports -= 1;
  }
}

/** Calls {@link reloadForCode} for code that an awake page fetches on demand: a menu, the store's client. */
export function watchForNewRelease(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (optionalImports > 0) return;
    const entry = document.querySelector(`script[${ENTRY_ATTRIBUTE}]`)?.getAttribute(ENTRY_ATTRIBUTE) ?? '';
    // Where the browser does not name the file, the entry is checked: it changes with any file.
    void reloadForCode(entry, [unfetched(payload) ?? entry], payload);
  });
}
