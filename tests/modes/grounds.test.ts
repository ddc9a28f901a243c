import { themesCss, themeSources } from '@uno/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import grounds from '../../packages/ui/grounds.json' with { type: 'json' };
import { section } from '../../packages/ui/src/Section/Section.css.ts';
import dunkel from '../../scripts/build-ui/elsewhere/applications/own-theme/dunkel.tokens.json' with { type: 'json' };
import hell from '../../scripts/build-ui/elsewhere/applications/own-theme/hell.tokens.json' with { type: 'json' };
import type { StoryFile } from '../storyFile.ts';
import { contrastFindings } from './contrast.ts';
import { emulate, setWidth } from './stage.ts';
import { storiesOf } from './story.ts';

// Checks every component on every ground of a `Section`, in every theme and in two of another company.

const otherCompanyThemes = { hell, dunkel };
const themes = Object.entries({ ...themeSources, ...otherCompanyThemes });
const files = import.meta.glob<StoryFile>('../../stories/components/*/*.stories.tsx');
const components = Map.groupBy(Object.entries(files), ([path]) => path.replace(/^.*components\/(\w+)\/.*$/, '$1'));

const isGround = (name: string): name is keyof typeof section => name in section;
const isLevel = (level: string): level is 'AA' | 'AAA' => level === 'AA' || level === 'AAA';

/** The contrast findings on this ground, in every theme. */
function findingsOnGround(ground: keyof typeof section): string[] {
  const { body, documentElement } = document;
  body.className = section[ground];
  body.dataset['ground'] = ground;
  return themes.flatMap(([theme, { $extensions }]) => {
    documentElement.dataset['theme'] = theme;
    const level = $extensions['uno.contrast'];
    return isLevel(level) ? contrastFindings(body, level).map((found) => `on ${ground} in ${theme}: ${found}`) : [`${theme} has no level of contrast.`];
  });
}

const sheet = document.createElement('style');

beforeAll(async () => {
  sheet.textContent = themesCss(otherCompanyThemes);
  document.head.append(sheet);
  await setWidth(1280);
  // Without transitions, which would be measured halfway between two themes.
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});

afterAll(() => emulate());

describe('can be read on the grounds that packages/ui/grounds.json names', () => {
  test.each([...components])('%s', async (name, loaders) => {
    const found: string[] = [];
    const allowed = [...grounds.groundsOfEveryComponent, ...(grounds.alsoOnNight.includes(name) ? ['night'] : [])].filter(isGround);
    for (const [, load] of loaders) {
      for (const story of storiesOf(await load()).filter(({ plays }) => !plays)) {
        await story.mount('en-CA');
        found.push(...allowed.flatMap(findingsOnGround).map((one) => `${story.id} ${one}`));
      }
    }
    expect(found, found.join('\n')).toHaveLength(0);
  });
});
