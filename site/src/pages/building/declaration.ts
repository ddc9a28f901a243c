import { head as headEn } from '../../../content/en/building.ts';
import { head as headFr } from '../../../content/fr/building.ts';
import { breadcrumbThing, questionsThing, serviceThing } from '../../head/things.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'building',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['building', 'common', 'pictures'],
  picture: 'condoCleaning',
  Page,
  things: (t, locale) => [
    serviceThing('building', locale, { name: t('nav.building'), description: t('building.lead') }),
    questionsThing(questions(t), locale),
    breadcrumbThing('building', locale, t),
  ],
});
