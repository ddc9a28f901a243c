import { themesCss, themeSources } from '@uno/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import grounds from '../../packages/ui/grounds.json' with { type: 'json' };
import { section } from '../../packages/ui/src/Section/Section.css.ts';
import dunkel from '../../scripts/build-ui/consumers/own-theme/dunkel.tokens.json' with { type: 'json' };
import hell from '../../scripts/build-ui/consumers/own-theme/hell.tokens.json' with { type: 'json' };
import type { StoryFile } from '../storyFile.ts';
import { contrast } from './contrast.ts';
import { emulate, setWidth } from './stage.ts';
import { storiesOf } from './story.ts';

// Every component at rest, on every ground that a `Section` gives, in the five themes and in another company's two.

const foreign = { hell, dunkel };
const themes = Object.entries({ ...themeSources, ...foreign });
const files = import.meta.glob<StoryFile>('../../stories/components/*/*.stories.tsx');
const components = Map.groupBy(Object.entries(files), ([path]) => path.replace(/^.*components\/(\w+)\/.*$/, '$1'));

const isGround = (name: string): name is keyof typeof section => name in section;
const isLevel = (level: string): level is 'AA' | 'AAA' => level === 'AA' || level === 'AAA';

/** What can't be read on this ground, in any theme. */
function onGround(ground: keyof typeof section): string[] {
  const { body, documentElement } = document;
  body.className = section[ground];
  body.dataset['ground'] = ground;
  return themes.flatMap(([theme, { $extensions }]) => {
    documentElement.dataset['theme'] = theme;
    const level = $extensions['uno.contrast'];
    return isLevel(level) ? contrast(body, level).map((found) => `on ${ground} in ${theme}: ${found}`) : [`${theme} has no level of contrast.`];
  });
}

const sheet = document.createElement('style');

beforeAll(async () => {
  sheet.textContent = themesCss(foreign);
  document.head.append(sheet);
  await setWidth(1280);
  // What turns from one theme's colour to another's would be measured halfway.
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});

afterAll(() => emulate());

describe('stands on the grounds that packages/ui/grounds.json says', () => {
  test.each([...components])('%s', async (name, loaders) => {
    const found: string[] = [];
    const allowed = [...grounds.groundsOfEveryComponent, ...(grounds.alsoOnNight.includes(name) ? ['night'] : [])].filter(isGround);
    for (const [, load] of loaders) {
      for (const story of storiesOf(await load()).filter(({ plays }) => !plays)) {
        await story.mount('en-CA');
        found.push(...allowed.flatMap(onGround).map((one) => `${story.id} ${one}`));
      }
    }
    expect(found, found.join('\n')).toHaveLength(0);
  });
});
