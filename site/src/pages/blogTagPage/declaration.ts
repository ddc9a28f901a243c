import { tagEntries } from '../blogTag/entries.ts';
import { definePage } from '../declaration.ts';
import { dictionary as en } from './strings.en.ts';
import { dictionary as fr } from './strings.fr.ts';

export default definePage({
  name: 'blogTagPage',
  strings: { 'en-CA': en, 'fr-CA': fr },
  picture: 'blog',
  entries: (locale) => tagEntries(locale, 'further'),
});
