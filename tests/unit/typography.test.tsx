import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../site/blog/slug.ts';
import { applyTypography, applyTypographyTo } from '../../site/blog/typography.ts';
import { NoBreakText } from '../../site/src/layout/NoBreakText.tsx';
import { writingFindings } from '../html/validate.ts';

/** Shows no-break spaces as ~. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('typography', () => {
  test.each([
    ['24\nhours', '24~hours'],
    ['10 mm, 3 kPa, 24 hour clock', '10~mm, 3~kPa, 24~hour clock'],
    ['2.5 to\n6 metres, 2 days to 3', '2.5~to~6 metres, 2~days to 3'],
    ['7 PM', '7~PM'],
    ['the crew\'s log', 'the crew’s log'],
    ['wait...', 'wait…'],
  ])('of English sets “%s” as “%s”', (typed, right) => expect(shown(applyTypography(typed, 'en-CA'))).toBe(right));

  test.each([
    ['les tapis : trois', 'les tapis~: trois'],
    ['les tapis :\ntrois', 'les tapis~:\ntrois'],
    ['« gros »: trois', '«~gros~»~: trois'],
    ['«gros»', '«~gros~»'],
    ['15 à 20 %, de 8 h à 9 h', '15~à~20~%, de 8~h à 9~h'],
    ['80 %, 80%, 5 $, 5$', '80~%, 80~%, 5~$, 5~$'],
    ['10 000 pi²', '10~000~pi²'],
    ['le 1er janvier', 'le 1er~janvier'],
  ['190 logements, 20 messages, 24 quartiers', '190~logements, 20~messages, 24~quartiers'],
  ['6 mètres, 21 gallons, 100 cm²', '6~mètres, 21~gallons, 100~cm²'],
    ['8h30, 8 h 30, 8 h', '8~h~30, 8~h~30, 8~h'],
    ['oui ; non ? si !', 'oui; non? si!'],
    ['l\'équipe', 'l’équipe'],
    ['22\u202fétages', '22~étages'],
  ])('of French sets « %s » as « %s »', (typed, right) => expect(shown(applyTypography(typed, 'fr-CA'))).toBe(right));

  test.each(['12 metres', '80 % and 80%', 'mats: three', 'in 2024 300 mats'])('of English leaves “%s”', (typed) => expect(applyTypography(typed, 'en-CA')).toBe(typed));
  test.each(['https://exemple.ca', 'en 2024 300 tapis', '514 555-0142'])('of French leaves « %s »', (typed) => expect(applyTypography(typed, 'fr-CA')).toBe(typed));

  test.each(['en-CA', 'fr-CA'] as const)('applied twice changes nothing more (%s)', (locale) => {
    const once = applyTypography('24 heures : « 10 000 » à 8h30, 5%, l\'eau... 24 hours', locale);
    expect(applyTypography(once, locale)).toBe(once);
  });

  test.each([
    [['', '24', '\n', 'heures', ' : oui'], ['', '24', '~', 'heures', '~: oui']],
    [['le mot', ': oui'], ['le mot~', ': oui']],
    [['«', 'mot', '»'], ['«~', 'mot~', '»']],
    [['a', '', ' :'], ['a', '', '~:']],
  ])('works across markup: %j', (pieces, right) => expect(applyTypographyTo(pieces, 'fr-CA').map(shown)).toEqual(right));
});

test.each([
  ['Indoor air', 'indoor-air'],
  ['L’œuvre d’été', 'l-oeuvre-d-ete'],
  ['The crew’s log isn’t long', 'the-crews-log-isnt-long'],
  ['1 to 3 days: what for?', '1-to-3-days-what-for'],
  ['« Écologique »', 'ecologique'],
  ['?', ''],
])('the slug of “%s” is “%s”', (text, slug) => expect(slugOf(text)).toBe(slug));

/** The text of the element that stays on one line. */
const whole = (title: string): string | undefined => />([^<]+)<\/span>/.exec(renderToStaticMarkup(<NoBreakText>{title}</NoBreakText>).replace(/^<span>|<\/span>$/g, ''))?.[1];

test.each([
  ['À quelle fréquence faut-il nettoyer les conduits?', 'faut-il'],
  ['Montrez-nous votre bâtiment.', 'Montrez-nous'],
  ['Qu’enlèveriez-vous?', 'Qu’enlèveriez-vous?'],
  ['Que reste-t-il à faire?', 'reste-t-il'],
  ['S’il reste un cerne, dites-le-nous.', 'dites-le-nous.'],
  ['Qui vient au rez-de-chaussée?', 'rez-de-chaussée?'],
  ['Is an add-on due?', 'add-on'],
])('in “%s” a line does not break inside “%s”', (title, expected) => expect(whole(title)).toBe(expected));

test.each(['Un prêt-à-l’emploi suffit.', 'Does a co-worker have a key?'])('the text “%s” is left as it is', (title) => {
  expect(renderToStaticMarkup(<NoBreakText>{title}</NoBreakText>)).toBe(title.replaceAll("'", '&#x27;'));
});

const page = (language: 'en-CA' | 'fr-CA', ...sentences: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}</body></html>`;

/** Sentences that break a rule each. Those that break none are on the pages of the site, which tests/html checks. */
const wrongInEnglish = [
  'You have it within 24 hours.', 'We come within 2\u00a0to\u00a03 business days.', 'We come within 2 to\u00a03\u00a0business days.',
  'The office has <strong>12,000</strong> sq ft.', 'We clean for 200\u00a0businesses.', '200', 'A carpet costs 55\u00a0$ a square metre.',
  'A carpet costs 7,900$ installed.', 'It lasts 15–20 % longer.', 'It holds 80\u00a0% of the calcium.', 'We have cleaning solutions.',
  'We have a plan tailored to you.', 'You have peace of mind.', 'This is more than just cleaning.', 'We don’t subcontract, ever.', 'We come back!',
];

const wrongInFrench = [
  'Vous l’avez dans les 24 heures.', 'Nous faisons 3 passages par semaine.', 'Le bureau a 10\u00a0000 pi².',
  'Nous venons dans les 2\u00a0à\u00a03\u00a0jours ouvrables.', 'Nous venons d’ici 2\u00a0à 3\u00a0jours ouvrables.',
  'Ouvert 6 jours, de 7\u00a0h\u00a030 à 17\u00a0h.', 'Dès 1\u00a0visite par semaine.', 'Nous le faisons lors de vos visites régulières.',
  'Nous entretenons 200\u00a0entreprises.', 'Vous avez une ou un responsable.', 'Le travail est irréprochable.', 'Nos produits sont écologiques.',
  'Un produit écologique, dit l’étiquette.', 'Nous avons des solutions.', 'C’est bien plus que du nettoyage.',
  'Que vous soyez à Lachine ou à Laval, nous venons.', 'De la sous-traitance, jamais.', 'Nous revenons!', 'L’horaire : de jour.', 'C’est «propre».',
  'Une question ?', 'Nos client·e·s appellent.',
];

test.each([
  ...wrongInEnglish.map((wrong) => ['en-CA', wrong] as const),
  ...wrongInFrench.map((wrong) => ['fr-CA', wrong] as const),
])('the writing rules find a fault in %s: “%s”', (language, wrong) => expect(writingFindings(page(language, wrong))).toHaveLength(1));
