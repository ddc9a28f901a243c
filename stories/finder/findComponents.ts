import MiniSearch from 'minisearch';
import type { ComponentFacts } from '../../.storybook/component-facts.ts';
import { isSignificantWord } from '../../site/blog/search/searchWords.ts';
import { rootOf, wordsOf } from '../../site/blog/search/words.ts';
import { type Locale, locales } from '../../site/i18n/locale.ts';
import { missing, needs } from './needs.ts';

/** What a search finds: a component, or something that the library does not have. */
export type Found = { readonly component: string; readonly need: Readonly<Record<Locale, string>> } | { readonly missing: (typeof missing)[number] };

/** The components of the gallery in its order. */
export const gallery = Object.entries(needs).map(([id, { title, components }]) => ({ id, title, components: Object.entries(components).map(([component, need]) => ({ component, need })) }));

/** A result with less than this part of the best one's score shares only a common word with the query. */
const LEAST = 0.3;

/** A component's name as words: `FilterChips` → `Filter Chips`. */
const spaced = (component: string): string => component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/**
 * Opens a search by need: a sentence in either language finds components by what they are for, their names and their other names.
 *
 * @param facts the names that each component has elsewhere, in both languages
 */
export function openFinder(facts: Readonly<Record<string, ComponentFacts>>): (query: string) => readonly Found[] {
  const entries = [
    ...gallery.flatMap(({ components }) => components.map((found) => ({ found, name: spaced(found.component), need: Object.values(found.need).join(' '), others: facts[found.component]?.otherNames ?? '' }))),
    ...missing.map((one) => ({ found: { missing: one }, name: '', need: Object.values(one.what).join(' '), others: '' })),
  ];
  const index = new MiniSearch<{ id: number; name: string; need: string; others: string }>({
    fields: ['name', 'need', 'others'],
    tokenize: wordsOf,
    processTerm: (word) => (locales.every((locale) => isSignificantWord(word, locale)) ? rootOf(word) : undefined),
    searchOptions: { boost: { name: 2, need: 3 }, prefix: (word) => word.length > 3, fuzzy: false },
  });
  index.addAll(entries.map(({ found: _, ...texts }, id) => ({ id, ...texts })));
  return (query) => {
    const results = index.search(query);
    const [best] = results;
    return results.flatMap(({ id, score }): readonly Found[] => {
      const entry = entries[Number(id)];
      return entry === undefined || best === undefined || score < LEAST * best.score ? [] : [entry.found];
    });
  };
}
