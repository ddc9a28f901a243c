import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FORM_RESPONSE, PREFILL_ATTRIBUTE, ROOT_ID } from '../protocol.ts';
import { matchRoute } from '../routes.ts';
import { localeOf } from '../i18n/locale.ts';
import { TranslationProvider } from './i18n/TranslationProvider.tsx';
import { App } from './layout/App.tsx';
import { awake, markWakeFailed } from './layout/awake.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { keepPress, watchPresses } from './layout/keptPress.ts';
import { renderNavigation, watchNavigation } from './layout/navigationIntent.ts';
import { PagePathProvider } from './layout/pagePath.ts';
import { PrefillProvider } from './leadForm/formResult.ts';
import { formDataOf } from './leadForm/formData.ts';
import { watchForNewRelease } from './navigation/newRelease.ts';
import { islandOf } from './pages/islands.ts';

/** Resolves once the main menu is rendered again, if the page was. */
let menuRendered: Promise<void> | undefined;

async function rendered(): Promise<void> {
  await awake;
  await menuRendered;
}

/** Resolves once the page is hydrated: the loader then replays what was done while the page was asleep. */
export const ready: Promise<void> = rendered();

async function start() {
  const page = matchRoute(location.pathname);
  const path = page?.path ?? location.pathname;
  const locale = localeOf(path);
  // A host may serve a page under other spellings of its address (`/get-quote/`): its links and filters use one.
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  watchPresses(rendered);
  const menu = watchNavigation();
  // Not earlier: until the page is awake the loader does this, and both together would reload the page twice.
  awake.then(watchForNewRelease, () => undefined);
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no #root to wake.');
  // The response to a form posted without JavaScript is not hydrated: its form is posted again.
  const loadIsland = page && !root.hasAttribute(FORM_RESPONSE) ? islandOf(page.route.name) : undefined;
  const [{ shell }, island] = await Promise.all([
    locale === 'fr-CA' ? import('./layout/shell.fr.ts') : import('./layout/shell.en.ts'),
    loadIsland?.(locale),
    menu,
  ]);
  // The form's initial values are the same as in the server's HTML.
  const prefill = root.getAttribute(PREFILL_ATTRIBUTE);
  const [component, strings] = island ?? [];
  const main = component && strings && (
    <TranslationProvider locale={locale} dictionary={strings.dictionary}>
      <PrefillProvider value={prefill === null ? null : formDataOf(prefill)}>
        <component.default params={page?.params ?? {}} />
      </PrefillProvider>
    </TranslationProvider>
  );
  hydrateRoot(
    root,
    <StrictMode>
      <PagePathProvider value={path}>
        <TranslationProvider locale={locale} dictionary={shell}>
          <ErrorBoundary>
            <App main={main} />
          </ErrorBoundary>
        </TranslationProvider>
      </PagePathProvider>
    </StrictMode>,
    {
      // A translating browser or an extension changed the page before it woke. React has rendered it again, without the HTML
      // of the main menu.
      onRecoverableError(error) {
        reportError(error);
        menuRendered = renderNavigation();
        keepPress();
      },
    },
  );
}

start().catch(markWakeFailed);
