import type { ComponentType } from 'react';
import type { Route } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import HomePage from './home/Page.tsx';
import NotFoundPage from './notFound/Page.tsx';

type StaticName = Extract<Route, { kind: 'static' }>['name'];

function Home() {
  return <HomePage locale={useLocale()} t={useT()} />;
}

/** The pages that only the prerender renders: no visitor fetches their code. */
export const statics: Record<StaticName, ComponentType> = { home: Home, notFound: NotFoundPage };
