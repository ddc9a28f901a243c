import { categoryEntries } from './entries.ts';
import { definePage } from '../declaration.ts';
import { dictionary as en } from './strings.en.ts';
import { dictionary as fr } from './strings.fr.ts';

export default definePage({
  name: 'blogCategory',
  strings: { 'en-CA': en, 'fr-CA': fr },
  picture: 'blog',
  entries: (locale) => categoryEntries(locale, 'first'),
});
