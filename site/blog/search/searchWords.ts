import { langOf, type Locale } from '../../i18n/locale.ts';
import { wordsOf } from './words.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Stop words, folded. A query ignores them unless it has no other words. */
const STOP_WORDS = {
  en: listOf(
    'about after all also an and any are as at be been before but by can do does each for from had has have he her him his how if in into is it its just ll may more most no nor not of on one only or other our out over own re she so some such than that the their them then there these they this those to too under up us ve was we were what when where which who why will with would you your',
  ),
  fr: listOf(
    'afin ai ainsi alors apres au aucun aucune aussi autre autres aux avant avec avez avoir avons car ce cela celle celles celui ces cet cette ceux chaque chez comme comment dans de des donc dont du elle elles en encore entre est et etes etre eux fait ici il ils je jusqu la le les leur leurs lors lorsque lui ma mais me meme memes mes moi moins mon ne ni non nos notre nous on ont ou par pas pendant peu peut plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi sa sans se selon sera ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes tres tu un une vers vos votre vous',
  ),
} as const;

/** The shortest word that is searched: almost every article has a word with a given first letter. */
const MIN_WORD_LENGTH = 2;

/** Whether a word is indexed and searched: stop words and single letters are not. */
export const isSignificantWord = (word: string, locale: Locale): boolean => word.length >= MIN_WORD_LENGTH && !STOP_WORDS[langOf(locale)].has(word);

/**
 * The distinct words of a query, without stop words unless there are no others.
 *
 * @returns an empty list when there is nothing to search: every article is then listed
 */
export function searchWords(query: string, locale: Locale): readonly string[] {
  const words = [...new Set(wordsOf(query))].filter((word) => word.length >= MIN_WORD_LENGTH);
  const significant = words.filter((word) => isSignificantWord(word, locale));
  return significant.length > 0 ? significant : words;
}
