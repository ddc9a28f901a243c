import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
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

/** A documentation page that follows the theme and language toolbars, even if it shows no story. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(currentGlobals);
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
  return (
    <DocsContainer context={context} theme={storybookTheme(globals.theme)}>
      <TranslationProvider locale={globals.locale} dictionary={{}}>
        <main>{children}</main>
      </TranslationProvider>
    </DocsContainer>
  );
}
