import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';

/** Storybook's own index, which the search of its sidebar reads: titles, names of stories, headings of pages. */
const { entries } = await buildIndex({ configDir: join(import.meta.dirname, '../../.storybook') });

const searched = Object.values(entries).map((entry) => ({
  title: entry.title,
  words: [entry.title, entry.name, ...('anchors' in entry ? (entry.anchors ?? []) : []).map(({ title }) => title)].join(' · ').toLowerCase(),
}));

/** What people look for, and the page that answers. */
const looked: Readonly<Record<string, readonly string[]>> = {
  'Foundations/Colour': ['token', 'design token', 'color', 'colour', 'palette', 'swatch', 'contrast', 'theme', 'dark mode', 'couleur'],
  'Foundations/Type': ['token', 'font', 'typeface', 'typography', 'font size', 'line height', 'type scale', 'police', 'typographie'],
  'Foundations/Space and grid': ['token', 'spacing', 'space', 'grid', 'breakpoint', 'media quer', 'viewport', 'column', 'margin', 'responsive', 'grille', 'espacement'],
  'Foundations/Motion': ['token', 'motion', 'animation', 'duration', 'easing', 'transition', 'reduced motion', 'durée'],
  'Foundations/Icons and pictograms': ['icon', 'pictogram', 'icône'],
  'Foundations/Scenes': ['picture', 'illustration', 'image'],
  'Foundations/Wordmark': ['logo', 'brand', 'favicon'],
  'Foundations/Voice': ['tone', 'microcopy', 'content guideline'],
  'Forms/SubmitButton': ['spinner'],
  'Navigation/MobileMenu': ['modal', 'hamburger'],
  'Forms/Select': ['combobox', 'dropdown'],
  'Forms/TextField': ['date field', 'text input'],
  'Blog/AuthorCard': ['avatar', 'byline'],
};

test.each(Object.entries(looked).flatMap(([title, words]) => words.map((word) => [word, title])))('a search for “%s” finds %s', (word, title) => {
  const found = searched.filter(({ words }) => words.includes(word.toLowerCase())).map((entry) => entry.title);
  expect(found).toContain(title);
});
