import MarkdownIt, { type Token } from 'markdown-it';
import { type Locale, localePath } from '../i18n/locale.ts';
import { FOOTER_ID, MAIN_ID, NOT_SENT, ROOT_ID, WAKE_FAILED_ID } from '../protocol.ts';
import type { ArticleHeading } from './article.ts';
import { ARTICLE_IDS } from './ids.ts';
import type { ReportProblem } from './problems.ts';
import { slugOf } from './slug.ts';
import { applyTypographyTo, UNWANTED_PATTERNS, type UnwantedPattern } from './typography.ts';

/** A link as it is written in the file of an article. */
interface WrittenLink {
  /** `/get-quote`, `/blog/winter-entrances#mats`, `#mats` */
  readonly href: string;
  readonly line: number;
}

/** The body of an article. */
export interface ArticleBody {
  readonly html: string;
  /** The second-level headings. */
  readonly headings: readonly ArticleHeading[];
  /** The ids of all headings. */
  readonly ids: ReadonlySet<string>;
  readonly links: readonly WrittenLink[];
  readonly text: string;
  readonly words: number;
  readonly minutes: number;
}

/** Reading speed, in words per minute. Minutes are rounded up. */
const WORDS_PER_MINUTE = 220;

/** Longer input is refused before parsing, because some markup takes quadratic time. */
const MAX_LINE_LENGTH = 10_000;
const MAX_BODY_LENGTH = 100_000;

/** How deep lists and quotations may be nested. The parser silently drops what is deeper than its own limit. */
const MAX_DEPTH = 8;

/** Tables with this many columns or more get a scrollable region (`ProseTable` of @uno/ui). */
const WIDE_TABLE = 3;

/** Parses only the markup that articles use. Other markup stays text and is reported below. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 3 * MAX_DEPTH }).disable([
  'code', 'fence', 'lheading', 'reference', 'hr', 'backticks', 'strikethrough', 'html_block', 'html_inline',
]);

/** On the token of a table with a scrollable region: the ids of the elements that label the region. */
const REGION_LABELS = 'aria-labelledby';

const { escapeHtml } = markdown.utils;
markdown.renderer.rules.table_open = (tokens, at) => {
  const names = tokens[at]?.attrGet(REGION_LABELS) ?? null;
  return names === null ? '<table>\n' : `<div role="region" tabindex="0" aria-labelledby="${escapeHtml(String(names))}" data-table><table>\n`;
};
markdown.renderer.rules.table_close = (tokens, at) => (tokens[at]?.attrGet(REGION_LABELS) == null ? '</table>\n' : '</table></div>\n');

/** The token types that an article may have. Images are not among them: an article's picture is its scene. */
const ALLOWED_TOKENS = new Set([
  'inline', 'text', 'softbreak', 'hardbreak',
  ...['paragraph', 'heading', 'bullet_list', 'ordered_list', 'list_item', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'em', 'link'].flatMap((name) => [`${name}_open`, `${name}_close`]),
]);

/** Patterns of markup that the parser left as text, each with the problem and its fix. */
const LEFTOVER_MARKUP: readonly UnwantedPattern[] = [
  [/<\/?[a-z!?][^<]{0,40}/i, 'HTML is shown as text', 'write Markdown'],
  [/!\[/, 'an article holds no images', 'name its scene as “picture” in the front matter'],
  [/\]\([^)]{0,60}|\]\[|\]:/, 'a link is incomplete, or leads to an address that is not allowed', 'write [words](/path)'],
  [/\*\*|__|(?<![\p{L}\p{N}])[*_](?=\p{L})|(?<=\p{L})[*_](?![\p{L}\p{N}])/u, 'bold or italic begins and does not end', 'write **words** or *words*, without spaces inside the marks'],
  [/`|~~/, 'code is not used', 'write plain words, or **bold**'],
  [/^(?:-{3,}|={3,}|\*{3,}|_{3,})$/, 'a horizontal rule is shown as text', 'separate the text with a heading (##)'],
  [/^#{1,6}(?![ #])/, 'a heading without a space is shown as text', 'write “## Words”'],
  ...UNWANTED_PATTERNS,
];

/** A quick first test: every pattern of `LEFTOVER_MARKUP` needs one of these characters, and most texts have none. */
const SUSPECT = /[<[\]*_`~="#\p{Cc}\p{Cf}\ufffd]|---|–\d/u;

const isPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Checks how a link is written. Its target is checked after all articles are read. */
function checkLinkSyntax(href: string, line: number, report: ReportProblem): void {
  if (/^\/fr(?:\/|$|[?#])/.test(href)) report(line, `the link ${href} names a language`, 'write the path without /fr: the page’s language is added');
  else if (!isPath(href) && !href.startsWith('#') && !href.startsWith('https://')) report(line, `the link ${href} has no leading slash`, 'write the path of a page, as /get-quote, or an address with https://');
}

/** Applies the typography of the language to a passage's tokens, in place. */
function applyTypographyInline(children: readonly Token[], locale: Locale): void {
  const texts = children.filter(({ type }) => type === 'text' || type === 'softbreak');
  const pieces = applyTypographyTo(texts.map(({ type, content }) => (type === 'softbreak' ? '\n' : content)), locale);
  for (const [at, token] of texts.entries()) {
    const piece = pieces[at] ?? '';
    if (token.type === 'softbreak' && piece !== '\n') token.type = 'text';
    if (token.type === 'text') token.content = piece;
  }
}

const plainText = (children: readonly Token[]): string =>
  children.map(({ type, content }) => (type === 'text' ? content : type === 'softbreak' || type === 'hardbreak' ? ' ' : '')).join('');

/** Replaces invisible characters with their code points: `U+200B`. */
const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (mark) => `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);

/** Counts words: a number is one, a dash none, “l’air” one. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[’'.,\-–/][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Ids that the page uses itself. */
const RESERVED_IDS = [ROOT_ID, MAIN_ID, FOOTER_ID, WAKE_FAILED_ID, NOT_SENT, ...Object.values(ARTICLE_IDS)];

/** Makes ids unique: `mats`, then `mats-2`. */
function uniqueIds(): (base: string) => string {
  const used = new Map<string, number>(RESERVED_IDS.map((id) => [id, 1]));
  return (base) => {
    let id = base;
    for (let number = used.get(base) ?? 0; used.has(id); id = `${base}-${number}`) number += 1;
    used.set(base, (used.get(base) ?? 0) + 1);
    if (id !== base) used.set(id, 1);
    return id;
  };
}

/** The tokens from an opening token up to its closing token, without the latter. */
const until = (tokens: readonly Token[], from: number, type: string): readonly Token[] => tokens.slice(from, tokens.findIndex((token, at) => at > from && token.type === type));

/** Wraps each wide table in a scrollable region that is labelled by the heading above it, and sets `scope` on header cells. */
function wrapWideTables(tokens: readonly Token[], lineOf: (token: Token) => number, report: ReportProblem): void {
  let heading: string | undefined;
  /** How many wide tables follow the heading so far. */
  let count = 0;
  let isWide = false;
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      heading = String(token.attrGet('id') ?? '');
      count = 0;
    }
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type === 'th_open' && tokens[at + 1]?.content === '') report(lineOf(token), 'a column of the table has no name', 'name it in the first row');
    if (token.type === 'th_open' || token.type === 'td_open') {
      // The security policy refuses inline styles.
      const style = token.attrGet('style');
      if (token.attrs) token.attrs = token.attrs.filter(([name]) => name !== 'style');
      if (style === 'text-align:right') token.attrSet('data-align', 'end');
      else if (style === 'text-align:center') report(lineOf(token), 'a column is centred', 'write --- for words, ---: for figures');
    }
    if (token.type === 'table_open') {
      const columns = until(tokens, at, 'thead_close').filter(({ type }) => type === 'th_open').length;
      isWide = columns >= WIDE_TABLE;
      if (!isWide) continue;
      if (heading === undefined) report(lineOf(token), 'the table has no heading above it', 'put a heading (##) above it, which names the table');
      count += 1;
      const row = tokens[at + 2];
      // A second table under the same heading is also labelled by its header row.
      if (count > 1) row?.attrSet('id', `${heading}-columns-${count}`);
      token.attrSet(REGION_LABELS, count > 1 ? `${heading} ${heading}-columns-${count}` : `${heading}`);
    }
    if (token.type === 'table_close' && isWide) token.attrSet(REGION_LABELS, '');
  }
}

/**
 * Reads the body of an article. The HTML has only headings, paragraphs, lists, quotations, tables, bold, italic and links,
 * its text is escaped, and its links lead only to paths, anchors and https addresses.
 *
 * @param firstLine the line number of the file at which the body begins
 * @param report called for each problem; a body with a problem must not be published
 */
export function readBody(source: string, locale: Locale, firstLine: number, report: ReportProblem): ArticleBody | undefined {
  const lines = source.split('\n');
  const long = lines.findIndex(({ length }) => length > MAX_LINE_LENGTH);
  if (long >= 0) return report(firstLine + long, `the line has ${lines[long]?.length} characters`, `write ${MAX_LINE_LENGTH} at most: a paragraph is much shorter`);
  if (source.length > MAX_BODY_LENGTH) return report(firstLine, `the article has ${source.length} characters`, `write ${MAX_BODY_LENGTH} at most`);
  if (source.trim() === '') return report(firstLine, 'the article has no body', 'write it below the front matter');

  const tokens = markdown.parse(source, {});
  const headings: ArticleHeading[] = [];
  const links: WrittenLink[] = [];
  const ids = new Set<string>();
  const freeId = uniqueIds();
  const texts: string[] = [];
  const places = new Map<Token, number>();
  let line = firstLine;
  /** The level of the previous heading; the page's title is level 1. */
  let level = 1;
  let reportedDepth = false;

  for (const [at, token] of tokens.entries()) {
    if (token.map) line = firstLine + token.map[0];
    places.set(token, line);
    if (token.level > MAX_DEPTH && !reportedDepth) {
      reportedDepth = true;
      report(line, 'lists or quotations are nested too deep', 'write one list within another at most');
    }
    if (!ALLOWED_TOKENS.has(token.type)) report(line, `“${token.type}” is not used in articles`, 'write headings, paragraphs, lists, quotations, tables and links');
    if (token.type !== 'inline') continue;
    const children = token.children ?? [];
    applyTypographyInline(children, locale);
    let childLine = line;
    for (const [place, child] of children.entries()) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') childLine += 1;
      if (child.type === 'image') report(childLine, 'an article holds no images', 'name its scene as “picture” in the front matter');
      else if (!ALLOWED_TOKENS.has(child.type)) report(childLine, `“${child.type}” is not used in articles`, 'write words, **bold**, *italic* and [links](/path)');
      if (child.type === 'text' && SUSPECT.test(child.content)) {
        for (const [found, problem, fix] of LEFTOVER_MARKUP) {
          const [excerpt] = found.exec(child.content) ?? [];
          if (excerpt !== undefined) report(childLine, `${problem}: ${visible(excerpt)}`, fix);
        }
      }
      if (child.type === 'link_open') {
        const href = String(child.attrGet('href') ?? '');
        checkLinkSyntax(href, childLine, report);
        if (children[place + 1]?.type === 'link_close') report(childLine, `the link ${href} has no words`, 'write [words](/path)');
        links.push({ href, line: childLine });
        if (isPath(href)) child.attrSet('href', localePath(href, locale));
      }
    }
    const text = plainText(children);
    if (text !== '') texts.push(text);
    const opening = tokens[at - 1];
    if (opening?.type !== 'heading_open') continue;
    const own = Number(opening.tag.slice(1));
    if (own === 1) report(line, 'a heading has one #', 'begin with ##: the title is the page’s only # heading');
    else if (own > level + 1 || own > 4) report(line, `a heading of level ${own} follows one of level ${level}`, `write ${'#'.repeat(Math.min(level + 1, 4))} at most`);
    level = own;
    const base = slugOf(text);
    if (base === '') report(line, 'a heading has no words', 'write what the part is about');
    const id = freeId(base);
    ids.add(id);
    opening.attrSet('id', id);
    if (own === 2) headings.push({ id, text });
  }
  wrapWideTables(tokens, (token) => places.get(token) ?? firstLine, report);
  const text = texts.join('\n');
  const words = countWords(text);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings, ids, links, text, words, minutes: Math.max(1, Math.ceil(words / WORDS_PER_MINUTE)) };
}
