/** What the company says of itself. A claim that it does not make, and a figure that it does not promise, appear nowhere. */
import { type ClaimName, claims } from '../claims.ts';
import { company } from '../company/facts.ts';
import type { Promises } from '../company/shape.ts';
import type { Locale } from '../i18n/locale.ts';
import { withoutSentences } from '../i18n/sentences.ts';
import type { Dictionary } from '../i18n/t.ts';

const made = (name: ClaimName): boolean => company.claims.includes(name);

/** Whether the company makes each claim. */
export const says = {
  employees: made('employees'), vetted: made('vetted'), bonded: made('bonded'), insured: made('insured'), licensed: made('licensed'), certified: made('certified'),
  ecoCertified: made('ecoCertified'), noLongTermContract: made('noLongTermContract'), reclean: made('reclean'), emergency: made('emergency'), portal: made('portal'), local: made('local'),
} as const satisfies Readonly<Record<ClaimName, boolean>>;

const isPromised = (name: keyof Promises): boolean => company.promises[name] !== undefined;

/** Whether the company promises each figure. */
export const promised = {
  serviceResponseHours: isPromised('serviceResponseHours'), emergencyResponseMinutes: isPromised('emergencyResponseMinutes'), proposalHours: isPromised('proposalHours'),
  messageReplyHours: isPromised('messageReplyHours'), recleanHours: isPromised('recleanHours'), siteVisitDays: isPromised('siteVisitDays'),
  postConstructionDays: isPromised('postConstructionDays'), clients: isPromised('clients'), years: isPromised('years'),
} as const;

/** Whether all four figures of About, all five differences and all three guarantees of Why partner, and all seven terms of Contact are shown: their titles count them. */
export const allFigures = promised.years && promised.clients && says.emergency && says.reclean;
export const allDifferences = says.employees && says.local && says.portal && says.ecoCertified && promised.serviceResponseHours && promised.emergencyResponseMinutes;
export const allGuarantees = promised.proposalHours && promised.recleanHours && says.reclean && says.noLongTermContract;
export const allTerms = promised.recleanHours && says.noLongTermContract && says.reclean && says.employees;

/** Whether the company is in Montréal: only then do texts speak of the island, and drawings show the mountain. */
export const isMontreal = company.city['fr-CA'] === 'Montréal';

/** The patterns of the claims that a company does not make. */
const unsaidPatterns = (made: readonly ClaimName[], locale: Locale): readonly RegExp[] => claims.flatMap(({ name, pattern }) => (name === undefined || made.includes(name) ? [] : [pattern[locale]]));

/** Leaves out of strings each sentence with a claim that a company does not make. A string may become empty: the page then leaves out its part. */
export function withoutUnsaid<Strings extends Dictionary>(strings: Strings, made: readonly ClaimName[], locale: Locale): Strings {
  const unsaid = unsaidPatterns(made, locale);
  if (unsaid.length === 0) return strings;
  const isUnsaid = (words: string) => unsaid.some((pattern) => pattern.test(words.replaceAll('\u00a0', ' ')));
  const left = Object.entries(strings).map(([key, text]) => [key, key.endsWith('.keywords') ? text.split(', ').filter((words) => !isUnsaid(words)).join(', ') : withoutSentences(text, isUnsaid)]);
  return Object.assign({}, strings, Object.fromEntries(left));
}

/** Declares the strings of a section in a language, without what the company does not say. */
export const saidIn =
  (locale: Locale) =>
  <const Strings extends Dictionary>(strings: Strings): Strings =>
    withoutUnsaid(strings, company.claims, locale);
