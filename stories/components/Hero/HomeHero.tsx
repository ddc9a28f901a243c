import { HomeOpening } from '../../../site/src/pages/home/HomeOpening.tsx';
import { useWords } from '../../language.ts';
import { InSite } from '../../pages/Site.tsx';
import { stringsInBoth } from '../../siteWords.ts';

/** The strings of the home page's head, in each language. */
export const dictionaries = stringsInBoth(['common', 'hero']);

/** The head of the home page, as the site has it. */
export function HomeHero() {
  return (
    <InSite dictionary={useWords(dictionaries)}>
      <HomeOpening />
    </InSite>
  );
}
