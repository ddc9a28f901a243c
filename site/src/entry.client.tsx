import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routeOf } from '../routes.ts';
import { localeOf, neutralPath } from './i18n/locale.ts';
import { TranslationProvider } from './i18n/TranslationProvider.tsx';
import { App } from './layout/App.tsx';
import { awake, neverAwake } from './layout/awake.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { watchNavigation } from './layout/navigationIntent.ts';
import { loadIsland, setPage } from './navigation/pages.ts';

/** Resolves once React answers: the loader then gives back what was done while the page slept. */
export const ready: Promise<void> = awake;

async function start() {
  const path = location.pathname;
  const locale = localeOf(path);
  watchNavigation();
  const isIsland = routeOf(neutralPath(path))?.kind === 'island';
  const [{ shell }, island] = await Promise.all([
    locale === 'fr-CA' ? import('./layout/shell.fr.ts') : import('./layout/shell.en.ts'),
    isIsland ? loadIsland(path, locale) : undefined,
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to wake.');
  // `head: null`: what stands in the document already.
  const kept = { head: null, footer: '' };
  setPage(path, island ? { ...kept, kind: 'island', ...island } : { ...kept, kind: 'static', html: '' });
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
