import type { ReactNode } from 'react';
import type { Locale } from '../../../site/i18n/locale.ts';
import { TranslationProvider } from '../../../site/src/i18n/TranslationProvider.tsx';
import { formatCode } from './format.ts';
import { moduleOf } from './module.ts';

/** Renders a story in the language of these globals, without its decorators. */
export type Render = (globals: Readonly<Record<string, unknown>>) => ReactNode;

/** A story as an element, in a language. */
export function elementIn(locale: Locale, render: Render) {
  const Story = () => render({ locale });
  return (
    <TranslationProvider locale={locale} dictionary={{}}>
      <Story />
    </TranslationProvider>
  );
}

/** The code of a story, in a language: a module that depends only on the packages. */
export const codeOf = (locale: Locale, render: Render): Promise<string> => formatCode(moduleOf(elementIn(locale, render)));
