import { business } from '../../site/business.ts';
import { promiseWords, timePromises } from '../../site/company/promises.ts';
import type { PromiseName } from '../../site/company/shape.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { EDGE, markedTextOf, type ParsedPage, readPages } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** Words that state a time as a promise: “within 24 hours”, « en moins de 30 minutes », and a range of days. */
const stated: Readonly<Record<Locale, RegExp>> = {
  'en-CA': /\b(?:within|under) (\d+(?: to \d+)?) (hours?|minutes?|business days?|days?)\b|(\d+ to \d+) (business days|days)\b/gi,
  'fr-CA': /(?:dans les|d’ici|en|en moins de) (\d+(?: à \d+)?) (heures?|minutes?|jours? ouvrables?|jours?)(?!\p{L})(?! sur)|(\d+ à \d+) (jours ouvrables|jours)(?!\p{L})/giu,
};

/** The unit of each figure, in the singular. */
const units: Readonly<Partial<Record<PromiseName, Readonly<Record<Locale, string>>>>> = {
  emergencyResponseMinutes: { 'en-CA': 'minute', 'fr-CA': 'minute' },
  siteVisitDays: { 'en-CA': 'business day', 'fr-CA': 'jour ouvrable' },
  postConstructionDays: { 'en-CA': 'day', 'fr-CA': 'jour' },
};
const hour: Readonly<Record<Locale, string>> = { 'en-CA': 'hour', 'fr-CA': 'heure' };

/** A figure as pages write it: `24 hour`, `2 to 3 business day`. */
function figureOf(name: PromiseName, locale: Locale): string {
  const value = business.promises[name];
  const between = locale === 'fr-CA' ? ' à ' : ' to ';
  return `${typeof value === 'object' ? `${value.from}${between}${value.to}` : value} ${(units[name] ?? hour)[locale]}`;
}

/** Each promise, with its figure and the words that a sentence about it has. */
const promisesIn = (locale: Locale) => (['message', 'request', 'visit', 'proposal', 'service', 'portal', 'reclean', 'emergency', 'construction'] as const)
  .map((name) => ({ figure: figureOf(timePromises[name].figure, locale), words: promiseWords[name][locale] }));

/** The sentences of a page and its description. Headings name a promise in short; the sentence below states it. */
function sentencesOf({ root, main }: ParsedPage): readonly string[] {
  for (const heading of main.querySelectorAll('h1, h2, h3, h4, dt')) heading.remove();
  const pieces = [...markedTextOf(main).split(EDGE), root.querySelector('meta[name=description]')?.getAttribute('content') ?? ''];
  // A figure alone, such as that of a clock, has its sentence beside it.
  return pieces.flatMap((piece) => piece.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]) (?=[\p{Lu}“«])/u)).filter((sentence) => sentence.split(' ').length > 5);
}

/** The faults of a sentence: a time that no promise has, or one that does not say what it is about and from when it runs. */
export function promiseFindingsIn(sentence: string, locale: Locale): readonly string[] {
  const promises = promisesIn(locale);
  return Array.from(sentence.matchAll(stated[locale]), ([, time, unit, range, days]) => `${time ?? range} ${(unit ?? days ?? '').toLowerCase().replaceAll(/(?<!s)s\b/g, '')}`).flatMap((figure) => {
    const same = promises.filter((promise) => promise.figure === figure);
    if (same.length === 0) return [`promises a time that site/company/promises.ts does not have: ${sentence}`];
    return same.some(({ words }) => words.test(sentence)) ? [] : [`does not say which promise it is and from when its time runs, as site/company/promises.ts does: ${sentence}`];
  });
}

/** Checks that each sentence with the time of a promise states it as the table of promises allows. */
export const promiseFindings = (): readonly ValidatedPage[] =>
  readPages().map((page) => ({ page: `${page.path}, its promises`, findings: sentencesOf(page).flatMap((sentence) => promiseFindingsIn(sentence, page.locale)) }));
