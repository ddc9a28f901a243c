import { business } from '../site/business.ts';

const { name, nameWith, city, cityWith, area, areaWith } = business;

/** The company's facts in the sentences, longest first, and their lengths when the sentences were written. */
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
 * The length of a title or a description if the city and the company had names of common length. So a longer name does
 * not count as a fault of the sentence.
 */
export const nominalLength = (text: string): number => facts.reduce((left, [fact, length]) => left.replaceAll(fact, '#'.repeat(length)), text).length;
