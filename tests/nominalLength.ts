import { business } from '../site/business.ts';

const { name, nameWith, city, cityWith, area, areaWith } = business;

/** What the sentences say of the company, the longest first, and how long each was when the sentences were written. */
const facts = [
  [areaWith.in, 22],
  [areaWith.of, 17],
  [area['en-CA'], 16],
  [area['fr-CA'], 14],
  [cityWith.of, 11],
  [cityWith.in, 10],
  [city['en-CA'], 8],
  [city['fr-CA'], 8],
  [nameWith.de, 5],
  [name, 3],
] as const;

/**
 * The length of a title or a description, with a city and a company of common length: what a writer answers for. A
 * longer name takes what it takes, and is no fault of the sentence.
 */
export const nominalLength = (text: string): number => facts.reduce((left, [fact, length]) => left.replaceAll(fact, '#'.repeat(length)), text).length;
