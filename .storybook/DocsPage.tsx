import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, type PropsWithChildren, Suspense, useEffect, useState } from 'react';
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

/** The French pages of the components, by the path of their English page. */
const frenchPages = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../stories/components/*/*.fr.mdx')).map(([path, load]) => [path.slice(1).replace('.fr.mdx', '.mdx'), lazy(load)]),
);

/** The path of a component's English page: beside its stories, with their name. */
const pathOf = (context: DocsContainerProps['context']): string => String(context.componentStories()[0]?.parameters['fileName']).replace(/\.stories\.tsx$/, '.mdx');

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
  const French = globals.locale === 'fr-CA' ? frenchPages[pathOf(context)] : undefined;
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
