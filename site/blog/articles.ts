/** Reads and checks the files of the blog's articles. Used by the prerender and the tests; never sent to a browser. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { categories } from '../categories.ts';
import { type Locale, localePath, locales } from '../i18n/locale.ts';
import { memoize } from '../memoize.ts';
import { matchRoute, type RouteMatch } from '../routes.ts';
import type { Article } from './article.ts';
import { authorOf } from './authors.ts';
import { adaptToCompany, isDraft, isWithheld } from './adaptToCompany.ts';
import { type ReadFrontMatter, readFrontMatter } from './frontMatter.ts';
import { type ArticleBody, readBody } from './markdown.ts';
import { ArticleProblems, type ReportProblem } from './problems.ts';
import { slugOf } from './slug.ts';
import { placeholderIn } from '../build/unwritten.ts';

/** Finds the folder `site` above this code, which runs from `site/blog`, and in the prerender from `site/.builds/<id>/dist-server`. */
function siteAbove(folder: string): string {
  const above = dirname(folder);
  if (existsSync(join(above, 'content/blog'))) return above;
  if (above === folder) throw new Error(`No folder above ${import.meta.dirname} has content/blog: the articles can be read only inside the repository.`);
  return siteAbove(above);
}

/** A function, because a server that has only the built prerender has no such folder and never reads articles. */
const siteFolder = (): string => siteAbove(import.meta.dirname);

/** The folder of the articles. */
export const articlesFolder = (): string => join(siteFolder(), 'content/blog');

/** The language suffix of the file names. */
const endings = { 'en-CA': 'en', 'fr-CA': 'fr' } as const satisfies Record<Locale, string>;

const FILE_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(en|fr)\.md$/;

/** Path segments below /blog that no article may use. */
const RESERVED_SLUGS = new Set(['category', 'tag', 'page', 'index', 'feed', 'search']);

/** A parsed article file. Parts that could not be read are undefined. */
interface ParsedFile {
  readonly slug: string;
  readonly locale: Locale;
  /** Its path from the root of the repository. */
  readonly file: string;
  readonly matter: ReadFrontMatter | undefined;
  readonly body: ArticleBody | undefined;
}

/** Front matter that must be the same in both languages. */
const SHARED = ['date', 'category', 'author', 'picture'] as const;

const fileNameOf = (slug: string, locale: Locale) => `${slug}.${endings[locale]}.md`;

/** Newest first; articles of the same day by slug. */
const byDate = (one: Article, other: Article): number => (one.date === other.date ? (one.slug < other.slug ? -1 : 1) : one.date < other.date ? 1 : -1);

/**
 * Reads all articles of a folder, without a cache.
 *
 * @throws {ArticleProblems} that lists every problem, not only the first
 */
export function readArticles(folder: string = articlesFolder()): Readonly<Record<Locale, readonly Article[]>> {
  const problems: { readonly file: string; readonly line: number; readonly text: string }[] = [];
  const reportOf = (file: string): ReportProblem => (line, problem, fix) => {
    problems.push({ file, line, text: `${file}:${line}: ${problem}; ${fix}` });
    return undefined;
  };
  const shownFolder = (() => {
    const inside = relative(join(siteFolder(), '..'), folder);
    return inside.startsWith('..') || isAbsolute(inside) ? folder : inside.replaceAll('\\', '/');
  })();
  const shown = (name: string) => `${shownFolder}/${name}`;

  const withheld = new Set<string>();
  const parsedFiles = new Map<string, ParsedFile>();
  const found: { readonly name: string; readonly source: string; readonly file: string; readonly slug: string; readonly locale: Locale }[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const file = shown(entry.name);
    const report = reportOf(file);
    const [, slug, ending] = FILE_NAME.exec(entry.name) ?? [];
    const locale = locales.find((one) => endings[one] === ending);
    if (slug === undefined || locale === undefined || !entry.isFile()) {
      report(1, 'this is not an article', 'name its files <slug>.en.md and <slug>.fr.md, the slug in lower-case letters, digits and hyphens');
      continue;
    }
    if (RESERVED_SLUGS.has(slug)) report(1, `/blog/${slug} is taken`, 'give the article another slug');
    const source = readFileSync(join(folder, entry.name), 'utf8').replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
    if (isWithheld(source)) withheld.add(slug);
    found.push({ name: entry.name, source, file, slug, locale });
  }
  for (const { slug, source, file } of found) {
    const finished = found.find((other) => other.slug === slug && isDraft(other.source) !== isDraft(source));
    if (isDraft(source) && finished) reportOf(file)(2, `it is a draft, and ${finished.file} is not`, 'write draft: true in both, or in neither');
  }
  for (const { name, source, ...file } of found) {
    if (withheld.has(file.slug)) continue;
    const report = reportOf(file.file);
    // The texts of `npm run new`: named here with their lines, where the prerender could only name the pages that show them.
    for (const [at, line] of source.split('\n').entries()) {
      const placeholder = placeholderIn(line);
      if (placeholder !== undefined) report(at + 1, `it still says “${placeholder}…”`, 'write your own text, or draft: true in both languages');
    }
    parsedFiles.set(name, parseFile(adaptToCompany(source, withheld), file, report));
  }

  /** The slugs of all articles, which links may use. */
  const slugs = new Set<string>();
  const tags = new Map<string, { readonly english: string; readonly french: string; readonly where: string }>();
  /** By French label. */
  const labelsInFrench = new Map<string, { readonly english: string; readonly where: string }>();
  for (const parsed of parsedFiles.values()) {
    slugs.add(parsed.slug);
    const [english, french] = locales.map((locale) => parsedFiles.get(fileNameOf(parsed.slug, locale)));
    if (english === undefined || french === undefined) {
      const missing = fileNameOf(parsed.slug, english === undefined ? 'en-CA' : 'fr-CA');
      reportOf(parsed.file)(1, `there is no ${missing}`, 'write the article in both languages');
    } else if (parsed === french && english.matter && french.matter) {
      const { values: inEnglish } = english.matter;
      const { values: inFrench, lineOf } = french.matter;
      const report = reportOf(french.file);
      for (const key of SHARED) {
        if (inEnglish[key] !== inFrench[key]) report(lineOf(key), `${key} is ${inFrench[key]}, and ${inEnglish[key]} in ${english.file}`, 'write the same in both');
      }
      const where = `${french.file}:${lineOf('tags')}`;
      if (inEnglish.tags.length !== inFrench.tags.length) {
        report(lineOf('tags'), `there are ${inFrench.tags.length} tags, and ${inEnglish.tags.length} in ${english.file}`, 'name the same tags in the same order');
        continue;
      }
      for (const [at, label] of inEnglish.tags.entries()) {
        const translation = inFrench.tags[at] ?? '';
        const slug = slugOf(label);
        const known = tags.get(slug);
        tags.set(slug, known ?? { english: label, french: translation, where });
        if (known && known.english !== label) reportOf(english.file)(english.matter.lineOf('tags'), `the tag “${label}” is written “${known.english}” in the article of ${known.where}`, 'write it the same everywhere');
        if (known && known.french !== translation) report(lineOf('tags'), `“${label}” is « ${translation} » here, and « ${known.french} » in ${known.where}`, 'a tag has one label in a language: write the same, in the order of the English file');
        const taken = labelsInFrench.get(translation);
        labelsInFrench.set(translation, taken ?? { english: label, where });
        if (taken && taken.english !== label) report(lineOf('tags'), `« ${translation} » is “${label}” here, and “${taken.english}” in ${taken.where}`, 'give each tag a label of its own, in the order of the English file');
      }
    }
  }

  /** Whether the page of a link exists. An article links to no numbered page: what it shows changes with each article. */
  const exists = ({ route: { name }, params: { slug = '', category = '', tag = '', page } }: RouteMatch): boolean => {
    if (name === 'article') return slugs.has(slug);
    if (name === 'blogCategory') return page === undefined && Object.hasOwn(categories, category);
    if (name === 'blogTag') return page === undefined && tags.has(tag);
    return name !== 'blogPage' && name !== 'notFound';
  };

  /** Checks the target of a link. Returns the problem, if there is one. */
  const wrongWith = (href: string, { slug, locale }: ParsedFile): readonly [problem: string, fix: string] | undefined => {
    if (href.startsWith('https://')) return undefined;
    const [address = '', hash = ''] = href.split('#', 2);
    const [path = ''] = address.split('?', 1);
    const page = matchRoute(path);
    const isArticle = page?.route.name === 'article';
    if (path.startsWith('/') && !(page && exists(page))) {
      return isArticle ? [`the link ${href} leads to no article`, 'an article’s path is /blog/<slug>'] : [`the link ${href} leads to no page`, 'the pages’ paths are in site/routes.ts'];
    }
    if (page && page.path !== path) return [`the link ${href} is not the exact path of its page`, `write ${page.path}`];
    const file = fileNameOf((isArticle && page.params['slug']) || slug, locale);
    const ids = address === '' || isArticle ? parsedFiles.get(file)?.body?.ids : undefined;
    if (hash === '' || !ids || ids.has(decoded(hash))) return undefined;
    return [`the link ${href} leads to no heading of ${file}`, `its headings are ${[...ids].map((id) => `#${id}`).join(', ')}`];
  };
  for (const parsed of parsedFiles.values()) {
    for (const { href, line } of parsed.body?.links ?? []) {
      const wrong = wrongWith(href, parsed);
      if (wrong) reportOf(parsed.file)(line, ...wrong);
    }
  }
  if (problems.length > 0) {
    problems.sort((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1));
    throw new ArticleProblems([...new Set(problems.map(({ text }) => text))]);
  }

  const articles: Record<Locale, Article[]> = { 'en-CA': [], 'fr-CA': [] };
  for (const parsed of parsedFiles.values()) {
    const english = parsedFiles.get(fileNameOf(parsed.slug, 'en-CA'))?.matter?.values;
    if (!parsed.matter || !parsed.body || !english) continue;
    const { slug, locale, file, body } = parsed;
    const { author: writer, tags: labels, ...matter } = parsed.matter.values;
    const { html, headings, links, text, words, minutes } = body;
    articles[locale].push({
      slug,
      locale,
      ...matter,
      tags: labels.map((label, at) => ({ slug: slugOf(english.tags[at] ?? ''), label })),
      author: authorOf(writer, locale),
      html,
      headings,
      links: links.filter(({ href }) => href.startsWith('/')).map(({ href, line }) => ({ href: localePath(href, locale), written: href, place: `${file}:${line}` })),
      text,
      words,
      minutes,
    });
  }
  for (const locale of locales) articles[locale].sort(byDate);
  return articles;
}

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** Splits a file into front matter and body, and reads both. */
function parseFile(source: string, file: Pick<ParsedFile, 'slug' | 'locale' | 'file'>, report: ReportProblem): ParsedFile {
  const [begin, matter = ''] = /^---\n((?:.*\n)*?)---(?:\n|$)/.exec(source) ?? [];
  if (begin === undefined) {
    report(1, 'there is no front matter', 'begin the file with a line of ---, one “key: value” per line, and another line of ---');
    return { ...file, matter: undefined, body: undefined };
  }
  return {
    ...file,
    matter: readFrontMatter(matter, file.locale, report),
    body: readBody(source.slice(begin.length), file.locale, begin.split('\n').length, report),
  };
}

const articlesOf = memoize(readArticles);

/**
 * All articles of a language, newest first; those of the same day by slug. The files are read at the first call.
 *
 * @param folder where their files are. Default: `site/content/blog`
 * @throws {ArticleProblems} when any of the files has a problem
 */
export const articlesIn = (locale: Locale, folder: string = articlesFolder()): readonly Article[] => articlesOf(folder)[locale];
