import pages from 'virtual:french-pages';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { TranslationProvider } from '../site/src/i18n/TranslationProvider.tsx';
import { applyGlobals } from './globals.ts';
import { currentGlobals } from './initial-globals.ts';
import { storybookTheme } from './storybookTheme.ts';
import { unoGlobals } from './uno-globals.ts';
import { contentsTitle } from './docs.css.ts';

/** The words above a page's list of headings. They are outside of the page's own language, so the style sheet chooses one of the two. */
export const ContentsTitle = () => (
  <p className={contentsTitle}>
    <span lang="en-CA">On this page</span>
    <span lang="fr-CA">Sur cette page</span>
  </p>
);

const frenchPages = Object.fromEntries(Object.entries(pages).map(([id, load]) => [id, lazy(load)]));

/** The id of the page that is shown. A page without stories is named only by the event that Storybook sends before it renders one. */
function shownPage({ channel }: DocsContainerProps['context']): string {
  const [selection]: readonly unknown[] = channel.last(CURRENT_STORY_WAS_SET) ?? [];
  return typeof selection === 'object' && selection !== null && 'storyId' in selection ? String(selection.storyId) : '';
}

/** A documentation page that follows the theme and language toolbars, even if it shows no story. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(currentGlobals);
  // Storybook mounts this component anew for each page.
  const [id] = useState(() => shownPage(context));
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: { globals: Record<string, unknown> }) => setGlobals(unoGlobals(event.globals));
    const events = [SET_GLOBALS, GLOBALS_UPDATED];
    for (const event of events) channel.on(event, update);
    return () => {
      for (const event of events) channel.off(event, update);
    };
  }, []);
  useEffect(() => applyGlobals(globals), [globals]);
  const French = globals.locale === 'fr-CA' ? frenchPages[id] : undefined;
  return (
    // Around the container, so that its contents list is made once the page is there; the key makes it again in the other language.
    <Suspense>
      <DocsContainer key={globals.locale} context={context} theme={storybookTheme(globals.theme)}>
        <TranslationProvider locale={globals.locale} dictionary={{}}>
          <main lang={French ? 'fr-CA' : 'en-CA'}>{French ? <French /> : children}</main>
        </TranslationProvider>
      </DocsContainer>
    </Suspense>
  );
}
