import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { locales } from '../../site/i18n/locale.ts';
import { TranslationProvider } from '../../site/src/i18n/TranslationProvider.tsx';
import { type ComponentGuide, sayIn } from '../../stories/documentation/guide.ts';
import type { StoryFile } from '../storyFile.ts';
import { setWidth } from './stage.ts';
import { storiesOf } from './story.ts';

// What a component's page numbers in its default story is there, and its examples of use fit their box.

const guides = import.meta.glob<{ guide: ComponentGuide }>('../../stories/components/*/*.guide.tsx');
const files = import.meta.glob<StoryFile>('../../stories/components/*/*.stories.tsx');

/** The width of an example in the page, in px: half of the column of text, and the whole of it on a phone. */
const BOX = 300;

const drawn = (element: Element | null) => element !== null && element.getBoundingClientRect().width > 0;

describe.each(Object.entries(guides))('%s', (path, load) => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);

  test.each(locales)('each part of the anatomy is in the default story, %s', async (locale) => {
    const { guide } = await load();
    if (guide.anatomy.length === 0) return;
    const stories = (await Promise.all(Object.entries(files).filter(([file]) => file.startsWith(folder)).map(([, open]) => open()))).flatMap(storiesOf);
    const story = stories.find(({ id }) => id.endsWith('--default'));
    if (story === undefined) throw new Error('It has no default story.');
    await setWidth(1280);
    await story.mount(locale);
    expect(guide.anatomy.filter(({ at }) => !drawn(document.querySelector(`body ${at.replaceAll(/,\s*/g, ', body ')}`))).map(({ at }) => at)).toEqual([]);
  });

  test.each(locales)('each example fits its box, %s', async (locale) => {
    const { guide } = await load();
    await setWidth(1200);
    const say = sayIn(locale);
    for (const { example, why } of guide.pairs.flatMap((pair) => [pair.do, pair.dont])) {
      const box = document.createElement('div');
      box.style.width = `${BOX}px`;
      document.body.replaceChildren(box);
      const errors: unknown[] = [];
      const root = createRoot(box, { onUncaughtError: (error) => void errors.push(error) });
      // As in `DocsPage`, a hook of an example may ask for the language.
      flushSync(() => root.render(<TranslationProvider locale={locale} dictionary={{}}>{example(say)}</TranslationProvider>));
      expect(errors, say(...why)).toEqual([]);
      expect(box.scrollWidth, `${say(...why)} The example is wider than its box.`).toBeLessThanOrEqual(BOX);
      expect([...box.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !/^(?:guide-|_r_|radix-)/.test(id)), 'ids that could be on the page already').toEqual([]);
      root.unmount();
    }
  });
});
