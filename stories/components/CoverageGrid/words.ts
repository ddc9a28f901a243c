import { coverageAreas } from '../../../site/coverage.ts';
import type { Locale } from '../../../site/i18n/locale.ts';

/** The names of the site's areas of one kind. */
const areas = (kind: 'full' | 'available', locale: Locale): string[] => coverageAreas.flatMap(({ coverage, name }) => (coverage === kind ? [name[locale]] : []));

/** The areas that are served, in both languages. */
export const words = {
  'en-CA': {
    title: 'Where we clean',
    name: 'Areas served',
    badges: { full: 'Full', available: 'Available' },
    full: areas('full', 'en-CA'),
    available: areas('available', 'en-CA'),
  },
  'fr-CA': {
    title: 'Là où nous travaillons',
    name: 'Secteurs desservis',
    badges: { full: 'Complète', available: 'Disponible' },
    full: areas('full', 'fr-CA'),
    available: areas('available', 'fr-CA'),
  },
};
