/**
 * Generates sentences in the site's vocabulary: Markov chains of the words of its dictionaries, with each section as a topic,
 * and rare words between them, so that the number of different words grows with the text as in real texts.
 */
import { join } from 'node:path';
import { langOf, type Locale } from '../../site/i18n/locale.ts';
import type { Random } from '../random.ts';

/** The words that follow each word in a text. */
type Chain = ReadonlyMap<string, readonly string[]>;

/** Marks the beginning and the end of a sentence. */
const EDGE = '';

/** The maximum number of words in a sentence. */
const LONGEST = 28;

/** The sections of the dictionaries with the most text. */
const SECTIONS = ['about', 'addOns', 'building', 'contact', 'duct', 'getQuote', 'industries', 'office', 'postConstruction', 'services', 'warehouse', 'whyPartner'];

function chainOf(texts: readonly string[]): Chain {
  const chain = new Map<string, string[]>();
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.?!])\s+/))) {
    const words = sentence.replaceAll(/\{\w+\}/g, '').replaceAll(/[.?!]$/g, '').split(/\s+/).filter(Boolean);
    if (words.length < 4) continue;
    for (const [at, word] of [EDGE, ...words].entries()) {
      const followers = chain.get(word) ?? [];
      followers.push(words[at] ?? EDGE);
      chain.set(word, followers);
    }
  }
  return chain;
}

/** The number of rare words besides those of the dictionaries, as in a text of millions of words. */
const RARE = 24_000;
/** The probability that a rare word follows. */
const RARE_SHARE = 0.03;

const SYLLABLES = ['ba', 'cro', 'del', 'fan', 'gri', 'lo', 'mar', 'ni', 'pol', 'quin', 'ro', 'sté', 'ta', 'vel', 'ya', 'chu', 'dre', 'flo', 'gu', 'hé', 'jo', 'ka', 'lin', 'mo', 'nour', 'pa', 'ri', 'sau', 'tru', 'vi'];

/** The rare word with this number; each is unique. */
function rareWord(at: number): string {
  const base = SYLLABLES.length;
  const syllables = [at % base, Math.floor(at / base) % base, Math.floor(at / base ** 2) % base, (at * 7) % base].map((place) => SYLLABLES[place] ?? '');
  return syllables.join('');
}

/** The sentence generator of a language. */
export type Words = Awaited<ReturnType<typeof readWords>>;

async function readWords(locale: Locale) {
  const folder = join(import.meta.dirname, '../../site/content', langOf(locale));
  const chains: Chain[] = [];
  for (const section of SECTIONS) {
    const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = await import(join(folder, `${section}.ts`));
    chains.push(chainOf(Object.values(dictionaries).flatMap((dictionary) => Object.values(dictionary))));
  }
  return {
    /** A random topic: a section of the dictionaries. */
    topicOf: (random: Random): Chain => chains[Math.floor(random() * chains.length)] ?? new Map(),
    /** A sentence on a topic, with its full stop. */
    sentence(random: Random, topic: Chain): string {
      const words: string[] = [];
      for (let word = EDGE; words.length < LONGEST; ) {
        const followers = topic.get(word) ?? [];
        word = followers[Math.floor(random() * followers.length)] ?? EDGE;
        if (word === EDGE) break;
        words.push(word);
        // Low numbers are far more frequent than high ones, like names in a language.
        if (random() < RARE_SHARE) words.push(rareWord(Math.floor(RARE * random() ** 3)));
      }
      return `${words.join(' ')}.`;
    },
  };
}

/** The sentences of each language. */
export const languages: Readonly<Record<Locale, Words>> = { 'en-CA': await readWords('en-CA'), 'fr-CA': await readWords('fr-CA') };
