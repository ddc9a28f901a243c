import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentFacts } from '../../.storybook/component-facts.ts';
import { gallery, openFinder } from '../../stories/finder/findComponents.ts';
import { missing } from '../../stories/finder/needs.ts';

const components = readdirSync(join(import.meta.dirname, '../../stories/components'));

test('the gallery has every component once', () => {
  expect(gallery.flatMap((group) => group.components.map(({ component }) => component)).toSorted()).toEqual(components.toSorted());
});

test('the page of every component is known', () => {
  expect(Object.values(componentFacts()).map(({ title }) => title.split('/')[1]).toSorted()).toEqual(components.toSorted());
});

test('what is missing leads to components that exist', () => {
  expect(missing.flatMap(({ use }) => use).filter((name) => !components.includes(name))).toEqual([]);
});

const find = openFinder(componentFacts());
const namesFor = (query: string) => find(query).map((found) => ('component' in found ? found.component : `no ${found.missing.what['en-CA'].split(',')[0]}`));

test.each([
  ['a list of cities with a badge', 'CoverageGrid'],
  ['show steps of a process', 'ProcessSteps'],
  ['an error on a form', 'ErrorBox'],
  ['count something', 'NumberStepper'],
  ['filter a list', 'FilterChips'],
  ['a quote with a person', 'Testimonial'],
  ['a phone menu', 'MobileMenu'],
  ['announce closing days', 'Announcement'],
  ['compare two offers', 'ComparisonTable'],
  ['une liste de villes avec un badge', 'CoverageGrid'],
  ['montrer les étapes d’un processus', 'ProcessSteps'],
  ['une erreur dans un formulaire', 'ErrorBox'],
  ['compter quelque chose', 'NumberStepper'],
  ['filtrer une liste', 'FilterChips'],
  ['la citation d’une personne', 'Testimonial'],
  ['un menu pour téléphone', 'MobileMenu'],
  ['annoncer des jours de fermeture', 'Announcement'],
  ['comparer deux offres', 'ComparisonTable'],
  ['tell people that it was sent', 'SuccessPanel'],
  ['text beside a large picture', 'PictureBand'],
  ['choose several answers', 'CheckboxGroup'],
  ['a button to call on phones', 'FloatingCallButton'],
  ['large figures about the company', 'StatCounter'],
  ['questions that open', 'Accordion'],
  ['previous and next article', 'ArticleNavigation'],
  ['switch to French', 'LanguageToggle'],
  ['check the answers before sending', 'ReviewSummary'],
  ['hamburger', 'MobileMenu'],
  ['dire merci', 'SuccessPanel'],
  ['une grande image à côté du texte', 'PictureBand'],
  ['foire aux questions', 'Accordion'],
  ['FAQ', 'Accordion'],
  ['accordion', 'Accordion'],
  ['details', 'Accordion'],
  ['questions fréquentes', 'Accordion'],
  ['accordéon', 'Accordion'],
  ['character limit', 'CharacterCount'],
  ['compteur de caractères', 'CharacterCount'],
  ['tabs', 'Tabs'],
  ['onglets', 'Tabs'],
  ['tooltip', 'no tooltip'],
  ['upload', 'no upload a file'],
  ['carousel', 'no carousel'],
  ['calendrier pour choisir une date', 'no date picker'],
])('“%s” finds %s among the first three', (query, wanted) => {
  expect(namesFor(query).slice(0, 3)).toContain(wanted);
});
