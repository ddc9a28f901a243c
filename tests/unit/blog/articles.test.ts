import { describe, expect, test } from 'vitest';
import type { Article } from '../../../site/blog/article.ts';
import { articlesIn, readArticles } from '../../../site/blog/articles.ts';
import { business } from '../../../site/business.ts';
import { hasOwnCompany } from '../../../site/company/read.ts';
import { type Locale, locales } from '../../../site/i18n/locale.ts';
import { today } from '../../../site/i18n/today.ts';
import { serviceOfArticle } from '../../../site/blog/serviceOfArticle.ts';
import { services, servicesNotOffered } from '../../../site/services.ts';
import { textOf } from '../../html/validate.ts';
import { folderOf, folderWith, problemsIn, wholeArticles, wholeFiles } from './articleFolders.ts';

const asDraft = () => '---\ndraft: true\ntitle: x\n---\n';

/** The newest article, in English, with a longer body. */
const withBody = (more: string) => readArticles(folderWith({ 'wet-vacuum.en.md': (text) => `${text}\n${more}` }))['en-CA'][0];

const articleOf = (locale: Locale, slug: string) => articlesIn(locale, wholeArticles).find((article) => article.slug === slug);

const english = articleOf('en-CA', 'door-mats');
const french = articleOf('fr-CA', 'door-mats');

test.each(locales)('the articles of a folder come newest first, those of the same day by their slugs (%s)', (locale) => {
  expect(articlesIn(locale, wholeArticles).map(({ slug }) => slug)).toEqual(['wet-vacuum', 'door-mats', 'night-log']);
});

test('the articles of a folder leave out an unfinished draft, and links to it become plain text', () => {
  const { 'en-CA': inEnglish, 'fr-CA': inFrench } = readArticles(folderWith({ 'night-log.en.md': asDraft, 'night-log.fr.md': asDraft }));
  expect([inEnglish, inFrench].map((articles) => articles.map(({ slug }) => slug))).toEqual([['wet-vacuum', 'door-mats'], ['wet-vacuum', 'door-mats']]);
  expect(inFrench[1]?.html).not.toContain('/fr/blog/night-log');
});

test.each([
  { what: 'has “draft: false”', change: (text: string) => text.replace('---\n', '---\ndraft: false\n'), isIncluded: true },
  { what: 'is dated today', change: (text: string) => text.replace('2024-02-05', today()), isIncluded: true },
  { what: 'is of a later day', change: (text: string) => text.replace('2024-02-05', '2999-12-31'), isIncluded: false },
])('the articles of a folder include one that $what: $isIncluded', ({ change, isIncluded }) => {
  const folder = folderWith({ 'night-log.en.md': change, 'night-log.fr.md': change });
  expect(Object.values(readArticles(folder)).map((articles) => articles.some(({ slug }) => slug === 'night-log'))).toEqual([isIncluded, isIncluded]);
});

test('the articles of a folder have the properties that their files state, and tags with the English slug in both languages', () => {
  expect(english).toMatchObject({
    slug: 'door-mats',
    locale: 'en-CA',
    title: 'How long a door mat has to be',
    excerpt: 'Six steps take the calcium off a boot. A mat that is shorter leaves the rest to the floor.',
    date: '2024-02-05',
    category: 'cleaning-tips',
    picture: 'condoCleaning',
    heroAlt: 'A lobby in winter, with a long mat behind the door',
    tags: [{ slug: 'winter', label: 'Winter' }, { slug: 'entrances', label: 'Entrances' }, { slug: 'floors', label: 'Floors' }],
  });
  expect(french).toMatchObject({
    tags: [{ slug: 'winter', label: 'Hiver' }, { slug: 'entrances', label: 'Entrées' }, { slug: 'floors', label: 'Planchers' }],
  });
});

// The authors of Uno: another company has its own, or none.
test.runIf(!hasOwnCompany)('an article has its author, with a role in its language, and an address if readers may write to that author', () => {
  expect(english?.author).toEqual({ name: 'Maude Lachance', role: 'Operations manager', email: business.email.replace(/^[^@]+/, 'maude') });
  expect(french?.author).toMatchObject({ role: 'Directrice de l’exploitation' });
  expect(articleOf('en-CA', 'night-log')?.author).toEqual({ name: 'Karim Haddad', role: 'Night supervisor' });
});

describe('a body', () => {
  test('lists its second-level headings, and numbers those with the same text', () => {
    expect(english?.headings).toEqual([
      { id: 'what-each-mat-does', text: 'What each mat does' },
      { id: 'the-crews-round', text: 'The crew’s round' },
      { id: 'what-each-mat-does-2', text: 'What each mat does' },
    ]);
    expect(english?.html).toContain('<h3 id="in-numbers">');
    expect(french?.headings[0]).toEqual({ id: 'a-quoi-sert-chaque-tapis', text: 'À quoi sert chaque tapis' });
  });

  test('gives no heading an id that the page itself uses', () => {
    expect(withBody('## Quote\n\nOne.\n\n## Main\n\nTwo.\n')?.headings.map(({ id }) => id)).toEqual(['quote-2', 'main-2']);
  });

  test('links to pages in its own language', () => {
    expect(english?.html).toContain('<a href="/services/office-cleaning">');
    expect(english?.html).toContain('<a href="/get-quote?service=building">');
    expect(french?.html).toContain('<a href="/fr/services/office-cleaning">');
    expect(french?.html).toContain('<a href="/fr/blog/night-log#ce-qu-il-contient">');
    expect(french?.html).toContain('<a href="#la-ronde">');
  });

  test('lists its links to pages of the site, each with its line', () => {
    expect(french?.links).toEqual([
      { href: '/fr/services/office-cleaning', written: '/services/office-cleaning', place: expect.stringMatching(/articles\/door-mats\.fr\.md:13$/) },
      expect.objectContaining({ written: '/blog/night-log#ce-qu-il-contient' }),
    ]);
  });

  test('puts a table of three columns into a region named by its heading; leaves one of two columns as it is', () => {
    expect(english?.html.match(/<div [^>]*><table>|(?<!>)<table>/g)).toEqual([
      '<div role="region" tabindex="0" aria-labelledby="what-each-mat-does" data-table><table>',
      '<table>',
      '<div role="region" tabindex="0" aria-labelledby="in-numbers" data-table><table>',
    ]);
    expect(english?.html).toContain('<th scope="col" data-align="end">Length, m</th>');
    // The Content-Security-Policy blocks inline styles.
    expect(english?.html).not.toContain('style=');
  });

  test('gives two tables under one heading different names', () => {
    const table = '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n';
    const article = withBody(`## Two\n\n${table}\nAnd\n\n${table}`);
    expect(article?.html.match(/aria-labelledby="[^"]*"/g)).toEqual(['aria-labelledby="two"', 'aria-labelledby="two two-columns-2"']);
    expect(article?.html).toContain('<tr id="two-columns-2">');
  });

  test('takes a minute for 220 words, rounded up', () => {
    expect(articleOf('en-CA', 'wet-vacuum')).toMatchObject({ words: 5, minutes: 1, text: 'A paragraph is enough here.' });
    const withWords = (count: number) => {
      const [article] = readArticles(folderWith({ 'wet-vacuum.en.md': (text) => text.replace(/(?<=---\n)[^-]*$/, `${'l’eau '.repeat(count)}\n`) }))['en-CA'];
      return [article?.words, article?.minutes];
    };
    expect(withWords(440)).toEqual([440, 2]);
    expect(withWords(441)).toEqual([441, 3]);
  });
});

/** A pattern in a file, its replacement, and the problem that is reported. */
const faults: readonly (readonly [file: string, text: string, instead: string, said: string])[] = [
  ['door-mats.fr.md', 'date: 2024-02-05', 'date: 2024-02-30', 'door-mats.fr.md:5: date: “2024-02-30” is not a date; write it as 2025-01-22'],
  ['door-mats.en.md', 'date: 2024-02-05', 'date: 2024-02-06', 'door-mats.fr.md:5: date is 2024-02-05, and 2024-02-06 in door-mats.en.md; write the same in both'],
  ['door-mats.fr.md', 'category: cleaning-tips', 'category: tips', 'door-mats.fr.md:6: category: “tips” is not known; write one of cleaning-tips, operations,'],
  ['night-log.en.md', /heroAlt: .*\n/.source, '', 'night-log.en.md:1: heroAlt is missing; add “heroAlt: …” to the front matter'],
  ['night-log.en.md', /heroAlt: .*/.source, 'heroAlt:', 'night-log.en.md:10: heroAlt: it is empty; write some text'],
  ['night-log.en.md', 'picture:', 'image:', 'night-log.en.md:9: “image” is not known; the keys are title, description,'],
  ['night-log.en.md', 'title: What', 'title: Everything that a manager has to know about what', 'night-log.en.md:2: title: it has 66 characters; write 54 at most'],
  ['night-log.en.md', 'title: .*', 'title: 2025', 'night-log.en.md:2: title: “2025” is not text; put it into double quotes'],
  ['night-log.en.md', 'title: .*', 'title: Log #1 # the first', 'night-log.en.md:2: what follows # is left out; put the whole value into double quotes'],
  ['night-log.en.md', 'title: .*', "title: The 'log' of \"nights\"", 'night-log.en.md:2: title: there is a straight quotation mark; write “…” in English'],
  ['night-log.en.md', 'description: .*', 'description: Too short.', 'night-log.en.md:3: description: it has 10 characters; write 120 to 160'],
  ['night-log.en.md', 'excerpt: .*', 'excerpt: "one\\ntwo"', 'night-log.en.md:4: excerpt: it has several lines; write it on one'],
  ['night-log.en.md', 'tags: .*', 'tags: Winter', 'night-log.en.md:7: tags: “Winter” is not a list; write the labels as [Winter, Floors]'],
  ['night-log.en.md', 'tags: .*', 'tags: [Winter, Night work, winter]', 'night-log.en.md:7: tags: it names “winter” twice; name each tag once'],
  ['night-log.fr.md', 'tags: .*', 'tags: [Hiver]', 'night-log.fr.md:7: there are 1 tags, and 2 in night-log.en.md; name the same tags in the same order'],
  ['night-log.fr.md', 'Travail de nuit, Hiver', 'Travail de nuit, Hivers', 'night-log.fr.md:7: “Winter” is « Hivers » here, and « Hiver » in door-mats.fr.md:7'],
  ['night-log.fr.md', 'Travail de nuit, Hiver', 'Hiver, Travail de nuit', 'night-log.fr.md:7: « Hiver » is “Night work” here, and “Winter” in door-mats.fr.md:7'],
  ['night-log.en.md', 'Night work, Winter', 'Night work, WINTER', 'night-log.en.md:7: the tag “WINTER” is written “Winter” in the article of door-mats.fr.md:7; write it the same everywhere'],
  ['night-log.en.md', '---\n## ', '## ', 'night-log.en.md:1: there is no front matter; begin the file with a line of ---'],
  ['night-log.en.md', '(?<=at night\n---\n)[^]*', '', 'night-log.en.md:12: the article has no body; write it below the front matter'],
  ['door-mats.en.md', '/services/office-cleaning', '/services/office', 'door-mats.en.md:13: the link /services/office leads to no page; the pages’ paths are in site/routes.ts'],
  ['door-mats.en.md', '/services/office-cleaning', '/services/office-cleaning/', 'door-mats.en.md:13: the link /services/office-cleaning/ is not the exact path of its page; write /services/office-cleaning'],
  ['door-mats.fr.md', '/services/office-cleaning', '/fr/services/office-cleaning', 'door-mats.fr.md:13: the link /fr/services/office-cleaning names a language; write the path without /fr'],
  ['door-mats.en.md', 'office cleaning', '', 'door-mats.en.md:13: the link /services/office-cleaning has no words; write [words](/path)'],
  ['door-mats.en.md', '#the-crews-round', '#the-round', 'door-mats.en.md:13: the link #the-round leads to no heading of door-mats.en.md; its headings are #what-each-mat-does,'],
  ['door-mats.en.md', '/blog/night-log', '/blog/night', 'door-mats.en.md:46: the link /blog/night#what-it-holds leads to no article'],
  ['door-mats.en.md', '/blog/night-log', '/blog/night-log/', 'door-mats.en.md:46: the link /blog/night-log/#what-it-holds is not the exact path of its page; write /blog/night-log'],
  ['door-mats.en.md', '/blog/night-log', '/blog/category/floors', 'door-mats.en.md:46: the link /blog/category/floors#what-it-holds leads to no page'],
  ['door-mats.en.md', '/blog/night-log', '/blog/tag/windows', 'door-mats.en.md:46: the link /blog/tag/windows#what-it-holds leads to no page'],
  ['door-mats.en.md', '/blog/night-log', '/blog/page/2', 'door-mats.en.md:46: the link /blog/page/2#what-it-holds leads to no page'],
  ['door-mats.en.md', '#what-it-holds', '#what', 'door-mats.en.md:46: the link /blog/night-log#what leads to no heading of night-log.en.md; its headings are #what-it-holds'],
  ['door-mats.en.md', '## What', '# What', 'door-mats.en.md:15: a heading has one #; begin with ##'],
  ['door-mats.en.md', '### In', '#### In', 'door-mats.en.md:29: a heading of level 4 follows one of level 2; write ### at most'],
  ['door-mats.en.md', '## The', '##The', 'door-mats.en.md:35: a heading without a space is shown as text: ##; write “## Words”'],
  ['door-mats.en.md', '## What each mat does\n', '', 'door-mats.en.md:16: the table has no heading above it; put a heading (##) above it, which names the table'],
  ['door-mats.en.md', '\\| Mat \\| Place', '| | Place', 'door-mats.en.md:17: a column of the table has no name; name it in the first row'],
  ['door-mats.en.md', '--:', ':-:', 'door-mats.en.md:17: a column is centred; write --- for words, ---: for figures'],
  ['door-mats.en.md', '> A mat', '> ![A mat](/images/mat.svg)', 'door-mats.en.md:42: an article holds no images; name its scene as “picture” in the front matter'],
  ['door-mats.en.md', '> A mat', '> A "mat"', 'door-mats.en.md:42: there is a straight quotation mark: "'],
  ['door-mats.en.md', '> A mat', '> At –2 °C, a mat', 'door-mats.en.md:42: a dash is used as a minus sign, and a line may end after it'],
  ['door-mats.en.md', '> A mat', '> A ma\u200bt', 'door-mats.en.md:42: there is an invisible character, or one that is not UTF-8: U+200B; delete it'],
  ['door-mats.en.md', '> A mat .*', '---', 'door-mats.en.md:42: a horizontal rule is shown as text: ---'],
];

describe('a mistake', () => {
  test.each(faults)('in %s, “%s” written as “%s”, is reported with its line', (file, text, instead, said) => {
    const folder = folderWith({
      [file]: (before) => {
        expect(before).toMatch(new RegExp(text));
        return before.replace(new RegExp(text), instead);
      },
    });
    expect(problemsIn(folder)).toContainEqual(expect.stringContaining(said));
  });

  test('is reported when a language is missing, or is a draft in one language only', () => {
    const files = wholeFiles();
    files.delete('night-log.fr.md');
    expect(problemsIn(folderOf(files))).toContain('night-log.en.md:1: there is no night-log.fr.md; write the article in both languages');
    expect(problemsIn(folderWith({ 'night-log.en.md': asDraft }))).toEqual(['night-log.en.md:2: it is a draft, and night-log.fr.md is not; write draft: true in both, or in neither']);
  });

  test('is reported when it still has the texts of a skeleton, each with its line', () => {
    const unwritten = (text: string) => text.replace(/^heroAlt: .*$/m, 'heroAlt: Write here what the picture shows.');
    const [problem] = problemsIn(folderWith({ 'night-log.en.md': unwritten }));
    expect(problem).toMatch(/^night-log\.en\.md:\d+: it still says “Write here what the picture shows\.…”; write your own text, or draft: true in both languages$/);
  });

  test('is left out too when draft: True has a capital letter', () => {
    const asCapitalDraft = () => asDraft().replace('true', 'True');
    expect(readArticles(folderWith({ 'night-log.en.md': asCapitalDraft, 'night-log.fr.md': asCapitalDraft }))['en-CA'].map(({ slug }) => slug)).toEqual(['wet-vacuum', 'door-mats']);
  });

  test.each(['Night-Log.en.md', 'night log.en.md', 'night-log.md', 'night-log.de.md', 'notes.txt', 'old/night-log.en.md'])('is reported for a file that is no article: %s', (name) => {
    expect(problemsIn(folderWith({ [name]: () => '' }))).toEqual([
      `${name.split('/')[0]}:1: this is not an article; name its files <slug>.en.md and <slug>.fr.md, the slug in lower-case letters, digits and hyphens`,
    ]);
  });

  test('is reported when an article has an address of the blog itself', () => {
    const files = wholeFiles();
    const copyOf = (name: string) => () => files.get(name) ?? '';
    const folder = folderWith({ 'category.en.md': copyOf('night-log.en.md'), 'category.fr.md': copyOf('night-log.fr.md') });
    expect(problemsIn(folder)).toContain('category.en.md:1: /blog/category is taken; give the article another slug');
  });

  test('is reported together with all others, in the order of files and lines', () => {
    const folder = folderWith({
      'night-log.en.md': (text) => text.replace('2024-02-05', 'soon').replace('The hour', '[The hour](/nowhere)'),
      'door-mats.fr.md': (text) => text.replace('author: maude-lachance', 'author: nobody'),
    });
    expect(problemsIn(folder).map((problem) => problem.split(': ', 1)[0])).toEqual(['door-mats.fr.md:8', 'night-log.en.md:5', 'night-log.en.md:14']);
    expect(() => articlesIn('en-CA', folder)).toThrow(/^3 things are wrong with the articles:\n {2}/);
  });
});

const articles = locales.flatMap((locale) => articlesIn(locale));

const count = (html: string, tag: string): number => html.split(`<${tag}>`).length - 1;
const linkCount = ({ html }: Article): number => html.match(/<a href="\/[^"]*"/g)?.length ?? 0;
const letters = (text: string): string => text.replace(/\s+/g, '');

/** A link to a service that the company does not offer becomes plain text. */
const fewestLinks = servicesNotOffered.length > 0 ? 1 : 2;

// `articlesIn` throws when an article cannot be read, or has a wrong link or tag. The writing of its page is checked by tests/html.
test.each<[rule: string, isKept: (article: Article) => boolean]>([
  ['has 600 to 1,200 words', ({ words }) => words >= 600 && words <= 1200],
  ['has 4 to 8 headings', ({ headings }) => headings.length >= 4 && headings.length <= 8],
  ['has one pull quote at most', ({ html }) => count(html, 'blockquote') <= 1],
  ['links to two to four other pages', (article) => linkCount(article) >= fewestLinks && linkCount(article) <= 4],
  ['has an excerpt that differs from the description for search engines', ({ excerpt, description }) => excerpt !== description],
  ['has the same words in its plain text as on its page', ({ html, text }) => letters(textOf(html)) === letters(text)],
])('each article of the blog %s', (_, isKept) => {
  expect(articles.filter((article) => !isKept(article)).map(({ slug, locale }) => `${slug} (${locale})`)).toEqual([]);
});

test('the articles of the blog have the same structure in both languages', () => {
  const shape = ({ slug, headings, html }: Article) => ({ slug, headings: headings.length, lists: count(html, 'ul') + count(html, 'ol'), tables: count(html, 'table') });
  expect(articlesIn('fr-CA').map(shape)).toEqual(articlesIn('en-CA').map(shape));
});

test('no two articles of the blog begin or end with the same four words, which readers notice', () => {
  const ends = articles.flatMap(({ slug, text }) => [text.split(/\s+/).slice(0, 4), text.split(/\s+/).slice(-4)].map((words) => ({ slug, words: words.join(' ') })));
  expect(ends.filter(({ words }) => ends.filter((other) => other.words === words).length > 1)).toEqual([]);
});

test('the end of an article leads to the first service that it links to, and to none where it links to several', () => {
  const linksTo = (...paths: readonly string[]) => ({ links: paths.map((written) => ({ href: written, written, place: '' })) });
  const paths = services.map(({ path }) => path);
  const [first = '', second = ''] = paths;
  expect(serviceOfArticle(linksTo('/industries', `${second}#faq`, first))).toBe(services[1]);
  expect(serviceOfArticle(linksTo('/blog/x'))).toBeUndefined();
  expect(serviceOfArticle(linksTo(...paths.slice(0, 3)))).toBe(paths.length < 3 ? services[0] : undefined);
});
