import { localePath, neutralPath } from '../../site/i18n/locale.ts';
import { routes } from '../../site/routes.ts';
import { type PageRequirement, pageRequirements, type Words } from './pageRequirements.ts';
import { attributesOf, dist, type HTMLElement, type ParsedPage, readPages, visibleTextOf } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** Whether a text contains, or begins with, these whole words: “ISO” is not in “supervisor”. */
export const hasWords = (text: string, words: Words, from: '' | '^' = ''): boolean =>
  (words instanceof RegExp ? words : new RegExp(`${from}(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')).test(text);

/** The part of a page that a requirement is about. */
const sectionOf = ({ root, main }: ParsedPage, section: string | undefined): HTMLElement | null =>
  section === undefined ? main : section === 'footer' ? root.querySelector(section) : main.querySelector(`[aria-labelledby="${section}"]`);

/** The elements of a requirement, without those of a section inside its section. */
const elementsIn = (part: HTMLElement, selector: string): readonly HTMLElement[] =>
  part.querySelectorAll(selector).filter((element) => element.closest('section') === part.closest('section'));

function findingsOf(page: ParsedPage, { section, each, count, list, texts, linksTo = [] }: PageRequirement): string[] {
  const part = sectionOf(page, section);
  const place = section === undefined ? '' : `#${section}: `;
  if (part === null) return [`${place}there is no such section`];
  const parts = each === undefined ? [part] : elementsIn(part, each);
  const wanted = list?.[page.locale].length ?? count;
  const shownTexts = parts.map(visibleTextOf);
  const links = attributesOf(part, 'a', 'href').map((href) => href.split(/[?#]/, 1)[0]);
  return [
    ...(wanted === undefined ? (parts.length > 0 ? [] : [`has no ${each}`]) : wanted === parts.length ? [] : [`has ${parts.length} ${each}, not ${wanted}`]),
    ...(list?.[page.locale] ?? []).flatMap((words, at) => (words === '' || hasWords(shownTexts[at] ?? '', words, '^') ? [] : [`${each} ${at + 1} is “${shownTexts[at]?.slice(0, 60)}”, not “${String(words)}”`])),
    ...(texts?.[page.locale] ?? []).flatMap((words) => (shownTexts.every((text) => hasWords(text, words)) ? [] : [`lacks “${String(words)}”${each === undefined ? '' : ` in a ${each}`}`])),
    ...linksTo.flatMap((path) => (links.includes(localePath(path, page.locale)) ? [] : [`does not lead to ${path}`])),
  ].map((finding) => place + finding);
}

/** The pattern of a page's path. */
const patternOf = ({ name }: ParsedPage): string | undefined => routes.find((route) => route.name === name)?.path;

/** Checks that each page has its required lists, names, figures and promises, in both languages. */
export function listFindings(folder: string = dist): readonly ValidatedPage[] {
  const pages = readPages(folder);
  const asked = pages.map((page) => ({ page, own: pageRequirements.filter((requirement) => requirement.page === neutralPath(page.path) || requirement.page === patternOf(page)) }));
  const missing = pageRequirements.filter((requirement) => asked.every(({ own }) => !own.includes(requirement)));
  return [
    ...asked.flatMap(({ page, own }) => (own.length === 0 ? [] : [{ page: `${page.path}, its lists`, findings: own.flatMap((requirement) => findingsOf(page, requirement)) }])),
    { page: 'lists', findings: missing.map((requirement) => `there is no page ${requirement.page}`) },
  ];
}
