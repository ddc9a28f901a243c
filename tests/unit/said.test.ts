import { describe, expect, test } from 'vitest';
import { claimNames, claims } from '../../site/claims.ts';
import * as english from '../../site/content/en.ts';
import * as french from '../../site/content/fr.ts';
import { ecoExcept } from '../../site/company/promises.ts';
import { hasOwnCompany } from '../../site/company/read.ts';
import { withoutUnsaid } from '../../site/content/said.ts';
import { articlesIn } from '../../site/blog/articles.ts';
import { splitSentences } from '../../site/i18n/sentences.ts';
import { locales } from '../../site/i18n/locale.ts';
import { createT, type Dictionary } from '../../site/i18n/t.ts';

const sections = { 'en-CA': Object.entries(english), 'fr-CA': Object.entries(french) };

describe.each(locales)('a company that makes no claim (%s)', (locale) => {
  test.each(sections[locale])('has none in the strings of %s', (_name, strings: Dictionary) => {
    const left = withoutUnsaid(strings, [], locale);
    const found = claims.flatMap(({ name, pattern }) => (name === undefined ? [] : Object.entries(left).filter(([, text]) => pattern[locale].test(text.replaceAll('\u00a0', ' ')))));
    expect(found).toEqual([]);
  });
});

test.each([...claimNames.map((name) => [name]), claimNames])('without the claim %s the same sentences of a string are left out in both languages', (...unsaid) => {
  const made = claimNames.filter((name) => !unsaid.includes(name));
  const left = locales.map((locale) => {
    const strings: Dictionary = Object.assign({}, ...sections[locale].map(([, section]) => section));
    const said = withoutUnsaid(strings, made, locale);
    return Object.entries(strings).flatMap(([key, text]) => {
      if (key.endsWith('.keywords') || said[key] === text) return [];
      const remaining = splitSentences(said[key] ?? '');
      return [`${key}: ${splitSentences(text).map((sentence) => (remaining.includes(sentence) ? 'kept' : 'left out')).join(', ')}`];
    });
  });
  expect(left[1]?.toSorted()).toEqual(left[0]?.toSorted());
});

test('each sentence with a figure has it in both languages, so that it is left out of both', () => {
  const figures = locales.map((locale) =>
    sections[locale].flatMap(([, section]: [string, Dictionary]) =>
      Object.entries(section).flatMap(([key, text]) => {
        const found = splitSentences(text).map((sentence) => (sentence.match(/\{(?:hours|minutes|clients|years|from|to)\}/g) ?? []).toSorted().join(''));
        return found.some(Boolean) ? [`${key}: ${found.join(', ')}`] : [];
      }),
    ),
  );
  expect(figures[1]?.toSorted()).toEqual(figures[0]?.toSorted());
});

test('a company keeps the claims that it makes, sentence by sentence', () => {
  const strings = { text: 'Everyone is vetted. The crews are certified. You know who leads yours.' } as const;
  expect(withoutUnsaid(strings, ['vetted'], 'en-CA').text).toBe('Everyone is vetted. You know who leads yours.');
  expect(withoutUnsaid({ 'a.keywords': 'cleaning, bonded cleaners, clinics' }, [], 'en-CA')['a.keywords']).toBe('cleaning, clinics');
});

test.each([
  [{ hours: 24 }, 'We visit. The price follows within 24 hours.'],
  [{ hours: undefined }, 'We visit.'],
  // The browser gets the facts as JSON, which has no `undefined`.
  [{}, 'We visit.'],
])('a sentence without its figure is left out: %o', (values, expected) => {
  const key: string = 'price';
  expect(createT<Dictionary>('en-CA', { [key]: 'We visit. The price follows within {hours} hours.' })(key, values)).toBe(expected);
});

/** An offer of eco-certified products. Another company may have none, and no article about Montréal. One detergent alone has no exceptions. */
const ecoOffer = { 'en-CA': /^(?!.*detergent).*(?:eco-certified.*request|request.*eco-certified|ask for eco-certified)/i, 'fr-CA': /^(?!.*détergent).*(?:écocertifi.*sur demande|sur demande.*écocertifi|demandez.*écocertifi)/i };

describe.runIf(!hasOwnCompany)('Uno’s offer', () => {
  test.each(locales)('each offer of eco-certified products says in the same words what they are not used for (%s)', (locale) => {
    const texts = sections[locale].flatMap(([, section]: [string, Dictionary]) => Object.entries(section).filter(([key]) => !key.endsWith('.title')));
    const offers = texts.flatMap(([key, text]) => splitSentences(text).filter((sentence) => ecoOffer[locale].test(sentence)).map((sentence) => `${key}: ${sentence}`));
    expect(offers.length).toBeGreaterThan(5);
    expect(offers.filter((offer) => !offer.includes(ecoExcept[locale]))).toEqual([]);
  });
});

test.runIf(!hasOwnCompany)('an article that names Montréal says that it is about that city, so that a company elsewhere leaves it out', () => {
  const names = /Montr[ée]al|\bCMM\b|mont Royal|Mount Royal|mountain|montagne/i;
  const about = new Set(locales.flatMap((locale) => articlesIn(locale).flatMap((article) => (names.test(JSON.stringify(article)) ? [article.slug] : []))));
  expect([...about].toSorted()).toEqual(['condo-tower-one-winter', 'decree-parity-committee', 'warehouse-three-zones', 'washing-brick-safely', 'winter-entrances']);
});
