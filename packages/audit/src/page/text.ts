import { type Remark, remark } from './element.ts';

/** Words that are frequent in one language and are none in the other. */
const COMMON = {
  en: new Set('the and of to with for your you we our is are that this from by have it they their at be will can not was were has what when who'.split(' ')),
  fr: new Set('le la les des du une et est nous vous votre nos vos notre dans pour sur avec que qui très aux au ce cette ces sont pas plus leur leurs ou où chez être'.split(' ')),
} as const;

type Language = keyof typeof COMMON;

const languageOf = (element: Element): string => (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2).toLowerCase();

const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** The words of an element, without those of descendants with a language of their own. */
function wordsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder !== null && holder.closest('script, style, noscript, code, pre') === null && holder.closest('[lang]') === element.closest('[lang]')) text += ` ${node.textContent ?? ''}`;
  }
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const BLOCKS = 'p, li, dd, dt, blockquote, h1, h2, h3, h4, h5, h6, td, th, figcaption, caption, summary, label, legend, button, a, q, div, span';

/**
 * WCAG 3.1.2: passages in French in an English page, or the reverse, without `lang`. A passage counts if four of its words
 * are frequent in the other language, and at most one in its own.
 */
export function unmarkedLanguages(): Remark[] {
  const found = [...document.body.querySelectorAll(BLOCKS)].filter((element) => {
    const own = languageOf(element);
    if ((own !== 'en' && own !== 'fr') || !isShown(element)) return false;
    const other: Language = own === 'en' ? 'fr' : 'en';
    const words = wordsOf(element);
    const count = (language: Language) => words.filter((word) => COMMON[language].has(word)).length;
    return words.length >= 5 && count(other) >= 4 && count(own) <= 1;
  });
  return found
    .filter((element) => !found.some((inner) => inner !== element && element.contains(inner)))
    .map((element) => remark(element, `is written in ${languageOf(element) === 'en' ? 'French' : 'English'}, but marked as ${languageOf(element) === 'en' ? 'English' : 'French'}`));
}

/** WCAG 1.3.2: words whose letters are spread out with spaces, which screen readers spell. */
export const spacedLetters = (): Remark[] =>
  [...document.body.querySelectorAll('*:not(script, style)')]
    .filter((element) => isShown(element) && element.childElementCount === 0 && /^\s*(?:\p{L}[ \u00a0]){3,}\p{L}\s*$/u.test(element.textContent))
    .map((element) => remark(element, 'spreads the letters of a word with spaces'));

/** WCAG 1.1.1: pictures whose alternative is the name of a file. */
export const fileNames = (): Remark[] =>
  [...document.querySelectorAll('img[alt], [role=img][aria-label], input[type=image][alt]')]
    .filter((picture) => /^\S+\.(?:jpe?g|png|gif|svg|webp|avif)$/i.test((picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '').trim()))
    .map((picture) => remark(picture, 'has the name of a file as its alternative'));

/** WCAG 1.3.1: paragraphs that look like headings: short, bold, larger than the text after them. A person decides. */
export const likelyHeadings = (): Remark[] =>
  [...document.querySelectorAll('p, div')].filter((element) => {
    const next = element.nextElementSibling;
    const text = element.textContent.trim();
    if (next === null || element.childElementCount > 0 || text.length < 3 || text.length > 90 || /[.!?:]$/.test(text) || !isShown(element)) return false;
    const [own, following] = [getComputedStyle(element), getComputedStyle(next)];
    return Number(own.fontWeight) >= 600 && parseFloat(own.fontSize) >= 1.2 * parseFloat(following.fontSize) && next.textContent.trim().length > text.length;
  }).map((element) => remark(element, 'looks like a heading: is it one?'));

/** WCAG 2.4.1: three links or more before the content, and no way around them: no landmark, no heading, no link that skips. */
export function noBypass(): Remark[] {
  const links = [...document.querySelectorAll('a[href]')].filter(isShown);
  const target = links[0]?.getAttribute('href')?.match(/^#(.+)/)?.[1];
  const skips = target !== undefined && document.getElementById(target) !== null;
  const marked = document.querySelector('main, [role=main], h1, h2, h3, [role=heading]') !== null;
  return links.length >= 3 && !skips && !marked ? [remark(document.documentElement, `has ${links.length} links, and neither a main landmark, nor headings, nor a link that skips them`)] : [];
}

/** Good practice: one `h1`, no level left out, one main landmark. */
export function outline(): Remark[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown);
  const found = headings.flatMap((heading, index) => {
    const [level, before] = [Number(heading.localName[1]), Number(headings[index - 1]?.localName[1] ?? 0)];
    return level > before + 1 && index > 0 ? [remark(heading, `follows a heading of level ${before}: a level is left out`)] : [];
  });
  if (headings.filter(({ localName }) => localName === 'h1').length !== 1) found.push(remark(document.documentElement, 'has not exactly one heading of level 1'));
  if ([...document.querySelectorAll('main, [role=main]')].filter(isShown).length !== 1) found.push(remark(document.documentElement, 'has not exactly one main landmark'));
  return found;
}
