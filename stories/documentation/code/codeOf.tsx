import type { ReactNode } from 'react';
import type { Locale } from '../../../site/i18n/locale.ts';
import { TranslationProvider } from '../../../site/src/i18n/TranslationProvider.tsx';
import { laidOut } from './format.ts';
import { moduleOf } from './module.ts';

/** What a story renders in the language of these globals. Its frame in the documentation is no part of it. */
export type Render = (globals: Readonly<Record<string, unknown>>) => ReactNode;

/** The element that a story is in a language. */
export function elementIn(locale: Locale, render: Render) {
  const Story = () => render({ locale });
  return (
    <TranslationProvider locale={locale} dictionary={{}}>
      <Story />
    </TranslationProvider>
  );
}

/** The code that shows what a story shows, in a language: a module that depends on the packages alone. */
export const codeOf = (locale: Locale, render: Render): Promise<string> => laidOut(moduleOf(elementIn(locale, render)));
