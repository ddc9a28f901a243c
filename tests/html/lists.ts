import { localePath, neutralPath } from '../../site/i18n/locale.ts';
import { routes } from '../../site/routes.ts';
import { type Demand, demands, type Words } from './demands.ts';
import { all, dist, type Element, named, type Read, readPages, sayingOf } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** Whether words stand in a text, or begin it, as words and not in the middle of others: “ISO” is not in “supervisor”. */
export const says = (text: string, words: Words, from: '' | '^' = ''): boolean =>
  (words instanceof RegExp ? words : new RegExp(`${from}(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')).test(text);

/** The part of a page that a demand is about. */
function partOf({ root, main }: Read, section: string | undefined): Element | undefined {
  if (section === undefined) return main;
  if (section === 'footer') return named(root, section)[0];
  return all(main, ({ attributes }) => attributes['aria-labelledby'] === section)[0];
}

/** The elements of a demand: by one name, or by two, the second below the first. */
function elementsIn(part: Element, names: string): readonly Element[] {
  const [outer = '', inner] = names.split(' ');
  const found = all(part, ({ tag }) => tag === outer, ({ tag }) => tag !== 'section');
  return inner === undefined ? found : [...new Set(found.flatMap((element) => named(element, inner)))];
}

function findingsOf(page: Read, { section, each, count, list, say, leads = [] }: Demand): string[] {
  const part = partOf(page, section);
  const place = section === undefined ? '' : `#${section}: `;
  if (part === undefined) return [`${place}there is no such section`];
  const parts = each === undefined ? [part] : elementsIn(part, each);
  const wanted = list?.[page.locale].length ?? count;
  const texts = parts.map(sayingOf);
  const links = named(part, 'a').map(({ attributes: { href = '' } }) => href.split(/[?#]/, 1)[0]);
  return [
    ...(wanted === undefined ? (parts.length > 0 ? [] : [`has no ${each}`]) : wanted === parts.length ? [] : [`has ${parts.length} ${each}, not ${wanted}`]),
    ...(list?.[page.locale] ?? []).flatMap((words, at) => (words === '' || says(texts[at] ?? '', words, '^') ? [] : [`${each} ${at + 1} is “${texts[at]?.slice(0, 60)}”, not “${String(words)}”`])),
    ...(say?.[page.locale] ?? []).flatMap((words) => (texts.every((text) => says(text, words)) ? [] : [`lacks “${String(words)}”${each === undefined ? '' : ` in a ${each}`}`])),
    ...leads.flatMap((path) => (links.includes(localePath(path, page.locale)) ? [] : [`does not lead to ${path}`])),
  ].map((finding) => place + finding);
}

/** The pattern of a page's address. */
const patternOf = ({ name }: Read): string | undefined => routes.find((route) => route.name === name)?.path;

/** Checks that each page has the lists, names, figures and promises that are asked of it, in both languages. */
export function listFindings(folder: string = dist): readonly ValidatedPage[] {
  const pages = readPages(folder);
  const asked = pages.map((page) => ({ page, own: demands.filter((demand) => demand.page === neutralPath(page.path) || demand.page === patternOf(page)) }));
  const missing = demands.filter((demand) => asked.every(({ own }) => !own.includes(demand)));
  return [
    ...asked.flatMap(({ page, own }) => (own.length === 0 ? [] : [{ page: `${page.path}, its lists`, findings: own.flatMap((demand) => findingsOf(page, demand)) }])),
    { page: 'lists', findings: missing.map((demand) => `there is no page ${demand.page}`) },
  ];
}
