import { describe, expect, test } from 'vitest';
import { applyTypography, applyTypographyTo } from '../../../site/blog/typography.ts';
import { slugOf } from '../../../site/blog/slug.ts';

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
