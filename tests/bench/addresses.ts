import { routes } from '../../site/routes.ts';
import { locales, localePath } from '../../site/src/i18n/locale.ts';

/** Every page in every language, with the status that it is answered with. */
export const addresses: readonly { path: string; status: 200 | 404 }[] = routes.flatMap(({ name, path }) =>
  locales.map((locale) => ({ path: localePath(path, locale), status: name === 'notFound' ? (404 as const) : (200 as const) })),
);
