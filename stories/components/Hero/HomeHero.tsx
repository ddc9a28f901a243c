import { common as commonEn } from '../../../site/content/en/common.ts';
import { hero as heroEn } from '../../../site/content/en/hero.ts';
import { common as commonFr } from '../../../site/content/fr/common.ts';
import { hero as heroFr } from '../../../site/content/fr/hero.ts';
import { Opening } from '../../../site/src/pages/home/Opening.tsx';
import { useWords } from '../../language.ts';
import { InSite } from '../../pages/Site.tsx';

const en = { ...commonEn, ...heroEn };

/** The strings of the home page's head, in each language. */
export const dictionaries = { 'en-CA': en, 'fr-CA': { ...commonFr, ...heroFr } };

/** The head of the home page, as the site has it. */
export function HomeHero() {
  return (
    <InSite dictionary={useWords(dictionaries)}>
      <Opening />
    </InSite>
  );
}
