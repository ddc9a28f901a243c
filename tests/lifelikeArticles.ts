/**
 * Generates lifelike articles, to test and measure a blog with thousands of them. The same number always gives the same
 * article. Sentences are Markov chains of the words of the site's dictionaries, with each section as a topic, and rare words
 * between them, so that the number of different words grows with the text as in real texts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article, Tag } from '../site/blog/article.ts';
import type { CategorySlug } from '../site/categories.ts';
import { authors, type AuthorSlug } from '../site/content/blog/authors.ts';
import { langOf, type Locale, locales } from '../site/i18n/locale.ts';
import { pictureKeys } from '../site/pictures.ts';
import { type Random, seededRandom } from './random.ts';

/** The words that follow each word in a text. */
type Chain = ReadonlyMap<string, readonly string[]>;

/** Marks the beginning and the end of a sentence. */
const EDGE = '';

/** The maximum number of words in a sentence. */
const LONGEST = 28;

/** The sections of the dictionaries with the most text. */
const SECTIONS = ['about', 'addOns', 'building', 'contact', 'duct', 'getQuote', 'industries', 'office', 'postConstruction', 'services', 'warehouse', 'whyPartner'];

function chainOf(texts: readonly string[]): Chain {
  const chain = new Map<string, string[]>();
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.?!])\s+/))) {
    const words = sentence.replaceAll(/\{\w+\}/g, '').replaceAll(/[.?!]$/g, '').split(/\s+/).filter(Boolean);
    if (words.length < 4) continue;
    for (const [at, word] of [EDGE, ...words].entries()) {
      const followers = chain.get(word) ?? [];
      followers.push(words[at] ?? EDGE);
      chain.set(word, followers);
    }
  }
  return chain;
}

/** The number of rare words besides those of the dictionaries, as in a text of millions of words. */
const RARE = 24_000;
/** The probability that a rare word follows. */
const RARE_SHARE = 0.03;

const SYLLABLES = ['ba', 'cro', 'del', 'fan', 'gri', 'lo', 'mar', 'ni', 'pol', 'quin', 'ro', 'sté', 'ta', 'vel', 'ya', 'chu', 'dre', 'flo', 'gu', 'hé', 'jo', 'ka', 'lin', 'mo', 'nour', 'pa', 'ri', 'sau', 'tru', 'vi'];

/** The rare word with this number; each is unique. */
function rareWord(at: number): string {
  const base = SYLLABLES.length;
  const syllables = [at % base, Math.floor(at / base) % base, Math.floor(at / base ** 2) % base, (at * 7) % base].map((place) => SYLLABLES[place] ?? '');
  return syllables.join('');
}

/** The sentence generator of a language. */
type SentenceGenerator = Awaited<ReturnType<typeof makeSentenceGenerator>>;

async function makeSentenceGenerator(locale: Locale) {
  const folder = join(import.meta.dirname, '../site/content', langOf(locale));
  const chains: Chain[] = [];
  for (const section of SECTIONS) {
    const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = await import(join(folder, `${section}.ts`));
    chains.push(chainOf(Object.values(dictionaries).flatMap((dictionary) => Object.values(dictionary))));
  }
  return {
    /** A random topic: a section of the dictionaries. */
    topicOf: (random: Random): Chain => chains[Math.floor(random() * chains.length)] ?? new Map(),
    /** A sentence on a topic, with its full stop. */
    sentence(random: Random, topic: Chain): string {
      const words: string[] = [];
      for (let word = EDGE; words.length < LONGEST; ) {
        const followers = topic.get(word) ?? [];
        word = followers[Math.floor(random() * followers.length)] ?? EDGE;
        if (word === EDGE) break;
        words.push(word);
        // Low numbers are far more frequent than high ones, like names in a language.
        if (random() < RARE_SHARE) words.push(rareWord(Math.floor(RARE * random() ** 3)));
      }
      return `${words.join(' ')}.`;
    },
  };
}

const generators: Readonly<Record<Locale, SentenceGenerator>> = { 'en-CA': await makeSentenceGenerator('en-CA'), 'fr-CA': await makeSentenceGenerator('fr-CA') };

/** The tags in both languages; the first are common, the last are rare. */
const TAGS: readonly (readonly [english: string, french: string])[] = [
  ['Floors', 'Planchers'], ['Quality', 'Qualité'], ['Schedules', 'Fréquences'], ['Products', 'Produits'], ['Winter', 'Hiver'],
  ['Contracts', 'Contrats'], ['Night work', 'Travail de nuit'], ['Indoor air', 'Qualité de l’air'], ['Condos', 'Copropriété'], ['Entrances', 'Entrées'],
  ['Health and safety', 'Santé et sécurité'], ['Security', 'Sécurité des accès'], ['Warehouses', 'Entrepôts'], ['Certifications', 'Certifications'],
  ['Construction', 'Construction'], ['Carpet', 'Tapis'], ['Water', 'Eau'], ['Ducts', 'Conduits'], ['Exteriors', 'Extérieurs'], ['Windows', 'Fenêtres'],
  ['Kitchens', 'Cuisines'], ['Washrooms', 'Salles de toilettes'], ['Elevators', 'Ascenseurs'], ['Garages', 'Stationnements'], ['Waste', 'Matières résiduelles'],
  ['Training', 'Formation'], ['Equipment', 'Matériel'], ['Clinics', 'Cliniques'], ['Schools', 'Écoles'], ['Restaurants', 'Restaurants'],
  ['Retail', 'Commerces'], ['Dust', 'Poussière'], ['Odours', 'Odeurs'], ['Disinfection', 'Désinfection'], ['Keys', 'Clés'], ['Budgets', 'Budgets'],
  ['Inspections', 'Inspections'], ['Stairwells', 'Cages d’escalier'], ['Snow', 'Neige'], ['Upholstery', 'Mobilier'],
];

const AUTHORS = ['maude-lachance', 'karim-haddad'] as const satisfies readonly AuthorSlug[];

const authorOf = (at: number) => AUTHORS[at % AUTHORS.length] ?? AUTHORS[0];

const CATEGORIES = ['cleaning-tips', 'operations', 'sustainability', 'case-studies', 'industry-updates'] as const satisfies readonly CategorySlug[];

const NEWEST = Date.parse('2025-01-22');

/** An article's tags: low places in the list are far more frequent. */
function tagsOf(random: Random, locale: Locale): readonly Tag[] {
  const chosen = new Set(Array.from({ length: 5 }, () => Math.floor(TAGS.length * random() ** 2.2)));
  return [...chosen].slice(0, 2 + Math.floor(random() * 3)).map((at) => {
    const [english = '', french = ''] = TAGS[at] ?? [];
    return { slug: english.toLowerCase().replaceAll(/[^a-z]+/g, '-'), label: locale === 'fr-CA' ? french : english };
  });
}

/** Paragraphs with at least `length` words in all. */
function bodyOf(words: SentenceGenerator, random: Random, length: number): readonly string[] {
  const topic = words.topicOf(random);
  const paragraphs: string[] = [];
  for (let sum = 0; sum < length; ) {
    const sentences = Array.from({ length: 3 + Math.floor(random() * 4) }, () => words.sentence(random, random() < 0.75 ? topic : words.topicOf(random)));
    const paragraph = sentences.join(' ');
    paragraphs.push(paragraph);
    sum += paragraph.split(' ').length;
  }
  return paragraphs;
}

const truncate = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`);

/** The random numbers of one article. Seeds are spread, because the sequences of neighbouring seeds overlap. */
const randomOf = (seed: number): Random => seededRandom(Math.imul(seed, 0x9e3779b1));

/**
 * The article with a number, in a language. Slug, date, category, picture and tags are the same in both languages.
 *
 * @param at from 0, the newest
 */
export function lifelikeArticle(at: number, locale: Locale): Article {
  const words = generators[locale];
  const shared = randomOf(at * 2 + 1);
  const own = randomOf(at * 2 + (locale === 'fr-CA' ? 5_000_001 : 9_000_001));
  const sentence = () => words.sentence(own, words.topicOf(own));
  const category = CATEGORIES[Math.floor(shared() * CATEGORIES.length)] ?? 'operations';
  const picture = pictureKeys[Math.floor(shared() * pictureKeys.length)] ?? 'blog';
  const { name, role } = authors[authorOf(at)];
  const tags = tagsOf(shared, locale);
  const length = 600 + Math.floor(shared() * 400);
  const title = truncate(sentence().replace(/\.$/, ''), 50);
  const paragraphs = bodyOf(words, own, length);
  const text = paragraphs.join('\n');
  const count = text.split(/\s+/).length;
  return {
    slug: `article-${at + 1}`,
    locale,
    title,
    description: truncate(sentence(), 160),
    excerpt: truncate(`${sentence()} ${sentence()}`, 200),
    date: new Date(NEWEST - at * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    category,
    tags,
    author: { name, role: role[locale] },
    picture,
    heroAlt: truncate(sentence(), 120),
    minutes: Math.ceil(count / 220),
    words: count,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    headings: [],
    links: [],
    text,
  };
}

/** Removes characters that Markdown reads as markup. */
const withoutMarkup = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/g, '').replaceAll('()', '');

/** A text that front matter accepts. */
const quoted = (text: string) => JSON.stringify(withoutMarkup(text).replaceAll('"', ''));

/** A description of 125 to 155 characters: a sentence, repeated or cut. */
const descriptionOf = (text: string) => (text.length < 125 ? `${text} `.repeat(Math.ceil(125 / text.length)) : text).slice(0, 155).trimEnd();

/** The Markdown file of a lifelike article. */
function fileOf(at: number, locale: Locale): string {
  const { title, description, excerpt, date, category, tags, picture, heroAlt, text } = lifelikeArticle(at, locale);
  const body = text.split('\n').map(withoutMarkup).map((paragraph, place) => {
    const heading = paragraph.split(' ').slice(0, 5).join(' ').replace(/[.,;:]$/, '');
    // A heading at every third paragraph.
    return place > 0 && place % 3 === 0 ? `## ${heading} ${place}\n\n${paragraph}` : paragraph;
  });
  return `---
title: ${quoted(title)}
description: ${quoted(descriptionOf(withoutMarkup(description)))}
excerpt: ${quoted(excerpt.slice(0, 195))}
date: ${date}
category: ${category}
tags: [${tags.map(({ label }) => label).join(', ')}]
author: ${authorOf(at)}
picture: ${picture}
heroAlt: ${quoted(heroAlt)}
---

${body.join('\n\n')}
`;
}

/**
 * Writes the given number of lifelike articles, in both languages.
 *
 * @param edited the number of an article with one more sentence. Default: none
 */
export async function writeArticles(folder: string, count: number, edited?: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const more = at === edited ? '\nOne more sentence.\n' : '';
    for (const locale of locales) await writeFile(join(folder, `article-${at + 1}.${langOf(locale)}.md`), fileOf(at, locale) + more);
  }
}
