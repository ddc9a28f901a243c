/**
 * Generates lifelike articles, to test and measure a blog with thousands of them. The same number always gives the same
 * article.
 */
import type { Article, Tag } from '../../site/blog/article.ts';
import type { CategorySlug } from '../../site/categories.ts';
import { type AuthorSlug, authors } from '../../site/content/blog/authors.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { type PictureKey, pictureKeys } from '../../site/pictures.ts';
import { type Random, seededRandom } from '../random.ts';
import { languages, type Words } from './language.ts';

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

/** The author of the article with this number. */
export const authorOf = (at: number): AuthorSlug => AUTHORS[at % AUTHORS.length] ?? AUTHORS[0];

const slugOf = (label: string) => label.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const CATEGORIES = ['cleaning-tips', 'operations', 'sustainability', 'case-studies', 'industry-updates'] as const satisfies readonly CategorySlug[];

const DAY = 24 * 60 * 60 * 1000;
const NEWEST = Date.parse('2025-01-22');

/** A random number below `end`; low numbers are far more frequent. */
const skewedIndex = (random: Random, end: number) => Math.floor(end * random() ** 2.2);

function tagsOf(random: Random, locale: Locale): readonly Tag[] {
  const chosen = new Set(Array.from({ length: 5 }, () => skewedIndex(random, TAGS.length)));
  return [...chosen].slice(0, 2 + Math.floor(random() * 3)).map((at) => {
    const [english = '', french = ''] = TAGS[at] ?? [];
    return { slug: slugOf(english), label: locale === 'fr-CA' ? french : english };
  });
}

/** Paragraphs with at least `length` words in all. */
function bodyOf(words: Words, random: Random, length: number): readonly string[] {
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
  const words = languages[locale];
  const shared = randomOf(at * 2 + 1);
  const own = randomOf(at * 2 + (locale === 'fr-CA' ? 5_000_001 : 9_000_001));
  const category = CATEGORIES[Math.floor(shared() * CATEGORIES.length)] ?? 'operations';
  const picture: PictureKey = pictureKeys[Math.floor(shared() * pictureKeys.length)] ?? 'blog';
  const { name, role } = authors[authorOf(at)];
  const tags = tagsOf(shared, locale);
  const length = 600 + Math.floor(shared() * 400);
  const title = truncate(words.sentence(own, words.topicOf(own)).replace(/\.$/, ''), 50);
  const paragraphs = bodyOf(words, own, length);
  const text = paragraphs.join('\n');
  const count = text.split(/\s+/).length;
  return {
    slug: `article-${at + 1}`,
    locale,
    title,
    description: truncate(words.sentence(own, words.topicOf(own)), 160),
    excerpt: truncate(`${words.sentence(own, words.topicOf(own))} ${words.sentence(own, words.topicOf(own))}`, 200),
    date: new Date(NEWEST - at * DAY).toISOString().slice(0, 10),
    category,
    tags,
    author: { name, role: role[locale] },
    picture,
    heroAlt: truncate(words.sentence(own, words.topicOf(own)), 120),
    minutes: Math.ceil(count / 220),
    words: count,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    headings: [],
    links: [],
    text,
  };
}

/** The given number of articles in a language, newest first. */
export const lifelikeArticles = (count: number, locale: Locale): readonly Article[] => Array.from({ length: count }, (_, at) => lifelikeArticle(at, locale));
