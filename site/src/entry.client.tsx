import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ANSWERED, ASKED, ROOT_ID } from '../protocol.ts';
import { matchRoute } from '../routes.ts';
import { localeOf } from '../i18n/locale.ts';
import { TranslationProvider } from './i18n/TranslationProvider.tsx';
import { App } from './layout/App.tsx';
import { awake, neverAwake } from './layout/awake.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { watchNavigation } from './layout/navigationIntent.ts';
import { AskedProvider } from './leadForm/answer.ts';
import { formDataOf } from './leadForm/formData.ts';
import { watchForNewRelease } from './navigation/newRelease.ts';
import { setPage } from './navigation/pages.ts';
import type { PageProps } from './pages/declaration.ts';
import { type Island, loadIsland } from './pages/islands.ts';

/** Resolves once React answers: the loader then gives back what was done while the page slept. */
export const ready: Promise<void> = awake;

/** A page that the server has rendered as its address asks begins in React as it stands there. @param asked of `ASKED` */
function asAsked(island: Island, asked: string | null): Island {
  if (asked === null) return island;
  const { Component, dictionary } = island;
  const given = formDataOf(asked);
  return { dictionary, Component: (props: PageProps) => <AskedProvider value={given}><Component {...props} /></AskedProvider> };
}

async function start() {
  const page = matchRoute(location.pathname);
  const path = page?.path ?? location.pathname;
  const locale = localeOf(path);
  // A host may serve a page under other spellings of its address (`/get-quote/`); the application goes by one.
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  watchNavigation();
  // Until the page is awake the loader looks after that: two would reload twice.
  awake.then(watchForNewRelease, () => undefined);
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no #root to wake.');
  // The server's answer to a form that no script held goes on as it began: the form is posted.
  const wakes = page?.route.kind === 'island' && !root.hasAttribute(ANSWERED);
  const [{ shell }, island] = await Promise.all([
    locale === 'fr-CA' ? import('./layout/shell.fr.ts') : import('./layout/shell.en.ts'),
    wakes ? loadIsland(page.route.name, locale).then((loaded) => asAsked(loaded, root.getAttribute(ASKED))) : undefined,
  ]);
  // `head: null`: what stands in the document already.
  const kept = { head: null, footer: '' };
  setPage(path, island ? { ...kept, kind: 'island', sent: document, ...island } : { ...kept, kind: 'static', html: '' });
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <TranslationProvider locale={locale} dictionary={shell}>
          <ErrorBoundary>
            <App />
          </ErrorBoundary>
        </TranslationProvider>
      </BrowserRouter>
    </StrictMode>,
  );
}

start().catch(neverAwake);
