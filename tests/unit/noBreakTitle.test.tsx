import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoBreakTitle } from '../../site/src/layout/NoBreakTitle.tsx';

/** The text of the element that stays on one line. */
const whole = (title: string): string | undefined => />([^<]+)<\/span>/.exec(renderToStaticMarkup(<NoBreakTitle>{title}</NoBreakTitle>).replace(/^<span>|<\/span>$/g, ''))?.[1];

test.each([
  ['À quelle fréquence faut-il nettoyer les conduits?', 'faut-il'],
  ['Montrez-nous votre bâtiment.', 'Montrez-nous'],
  ['Qu’enlèveriez-vous?', 'Qu’enlèveriez-vous'],
  ['Que reste-t-il à faire?', 'reste-t-il'],
])('in “%s” a verb and its pronoun stay on one line', (title, expected) => expect(whole(title)).toBe(expected));

test.each(['Qui vient dans le rez-de-chaussée?', 'Un prêt-à-l’emploi suffit.', 'Does a co-worker have a key?'])('“%s” is left as it is', (title) => {
  expect(renderToStaticMarkup(<NoBreakTitle>{title}</NoBreakTitle>)).toBe(title.replaceAll("'", '&#x27;'));
});
