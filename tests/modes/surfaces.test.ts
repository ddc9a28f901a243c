import { artHexOf, artNames, colorNames, contrastLevelOf, contrastRatio, cssVariable, hexOf, surfaceNames, targetRatio, type ThemeSource, themeSources } from '@uno/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import handmade from './handmade.tokens.json' with { type: 'json' };
import { themeFrom } from '@uno/tokens/themeFrom';
import type { StoryFile } from '../storyFile.ts';
import { describeElement } from '../../packages/audit/src/page/element.ts';
import { force, forcedStates, makeStatesForceable, styleRules } from './forcedStates.ts';
import { setWidth } from './stage.ts';
import { storiesOf } from './story.ts';
import { type ColourPair, forgetFills, type Reading, readingsIn, signatureOf } from './surfaceContrast.ts';

/*
 * Every component × every state that its stories and its style sheets have × every surface × every theme, and two themes of
 * strangers. Nothing is left out by name; a rule whose state no story reaches is a failure.
 */

/** A generated theme with round corners, other typefaces and another marker, and a dark one that was made by hand. */
const strangers: Readonly<Record<string, ThemeSource>> = {
  generated: {
    ...themeFrom({ brand: '#6b2fa0' }).theme,
    $extensions: { 'uno.scheme': 'light', 'uno.contrast': 'AA', 'uno.listMarker': 'M8 2a6 6 0 1 0 .1 0z' },
    radius: { control: { $value: { value: 12, unit: 'px' } }, box: { $value: { value: 20, unit: 'px' } } },
    font: { display: { $value: ['Georgia', 'serif'] }, text: { $value: ['Verdana', 'sans-serif'] } },
  },
  handmade,
};
/*
 * The stories are shown in a theme in which every colour has a value of its own, so that a computed colour tells which one
 * it is. Themes differ only in these values (`tests/html/heads.ts`), so the ratio in each is then computed.
 */
const palette = new Map([...colorNames.map((name) => `color-${name}`), ...artNames.map((name) => `art-${name}`)].map((name, at) => [`rgb(${at + 1}, ${(at * 37) % 256}, ${255 - at})`, name]));
const themes = Object.entries({ ...themeSources, ...strangers }).map(([theme, source]) => ({
  theme,
  level: contrastLevelOf(source),
  hexes: new Map<string, string>([...colorNames.map((name) => [`color-${name}`, hexOf(source, name)] as const), ...artNames.filter((name) => name in { ...source.art }).map((name) => [`art-${name}`, artHexOf(source, name)] as const)]),
}));

const files = import.meta.glob<StoryFile>('../../stories/components/*/*.stories.tsx');
const components = Map.groupBy(Object.entries(files), ([path]) => path.replace(/^.*components\/(\w+)\/.*$/, '$1'));

/** Calls a function with each, and says whether there are any. */
function each<Kind>(all: Iterable<Kind>, set: (one: Kind) => void): boolean {
  const list = [...all];
  list.forEach(set);
  return list.length > 0;
}

/** States of the content, which are set in the document; a pseudo-class shows the others. Each says whether the story has it. */
const contents: Readonly<Record<string, () => boolean>> = {
  rest: () => true,
  open: () =>
    [
      each(document.querySelectorAll('details'), (details) => (details.open = true)),
      each(document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'), (button) => button.click()),
    ].includes(true),
  counting: () => each(document.querySelectorAll<HTMLElement>('[class*="StatCounter_number"]'), (number) => (number.dataset['counting'] = '7')),
  checked: () => each(document.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])'), (input) => (input.checked = true)),
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const nameOf = (colour: string): string => palette.get(colour) ?? colour;

/** The themes in which none of the pairs has enough contrast, with the best ratio. A colour that is not the theme's never has. */
const tooPale = ({ use, pairs }: Reading): string[] =>
  themes.flatMap(({ theme, level, hexes }) => {
    const ratios = pairs.map((pair: ColourPair) => {
      const [front, behind] = pair.map((colour) => hexes.get(nameOf(colour)));
      return front === undefined || behind === undefined ? 0 : contrastRatio(front, behind);
    });
    const [best, needed] = [Math.max(0, ...ratios), targetRatio(use, level)];
    return best < needed ? [`${best.toFixed(2)} in ${theme}, needs ${needed}`] : [];
  });

const measured = new Set<string>();

/** Measures what no earlier story had in this state, on every surface in every theme. */
function findingsIn(story: string, state: string): string[] {
  const { body } = document;
  forgetFills();
  const fresh = readingsIn(body, state.endsWith('focus')).flatMap(([element, kind, begin]) => {
    const signature = `${kind} ${signatureOf(element)}`;
    if (measured.has(`${state} ${signature}`)) return [];
    measured.add(`${state} ${signature}`);
    const read = begin();
    // What a state leaves as it was needs no second measurement.
    const now = JSON.stringify(read());
    if (measured.has(`${now} ${signature}`)) return [];
    measured.add(`${now} ${signature}`);
    return [{ element, read }];
  });
  if (fresh.length === 0) return [];
  const found = surfaceNames.flatMap((surface) => {
    body.dataset['surface'] = surface;
    forgetFills();
    return fresh.flatMap(({ element, read }) => {
      const reading = read();
      const pale = tooPale(reading);
      const pairs = reading.pairs.map((pair) => pair.map(nameOf).join(' on '));
      return pale.length === 0 ? [] : [`${story}, ${state}, on ${surface}: ${describeElement(element)}: ${reading.what} (${[...new Set(pairs)].join(', ') || 'none'}) ${pale.join('; ')}`];
    });
  });
  delete body.dataset['surface'];
  return found;
}

/** The rules that give a component a colour, and have not applied to any element yet. */
const unreached = new Map<string, Set<string>>();
const known = new Set<string>();
const noted = new WeakSet<CSSStyleSheet>();
const COLOURS = ['color', 'background-color', 'border-top-color', 'border-bottom-color', 'outline-color'];

function noteReachedRules(): void {
  for (const sheet of document.styleSheets) {
    if (noted.has(sheet)) continue;
    noted.add(sheet);
    for (const rule of styleRules(sheet.cssRules)) {
      const [, component] = /\.([A-Z]\w*?)_\w+__\w/.exec(rule.selectorText) ?? [];
      if (component === undefined || !components.has(component) || known.has(rule.selectorText)) continue;
      if (!COLOURS.some((property) => !['', 'initial', 'currentcolor'].includes(rule.style.getPropertyValue(property)))) continue;
      known.add(rule.selectorText);
      unreached.set(component, (unreached.get(component) ?? new Set()).add(rule.selectorText));
    }
  }
  for (const selectors of unreached.values()) {
    for (const selector of selectors) if (document.querySelector(selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')) !== null) selectors.delete(selector);
  }
}

const sheet = document.createElement('style');

beforeAll(async () => {
  // Without transitions and animations, which would be measured halfway.
  const colours = [...palette].map(([value, name]) => `${cssVariable(name)}: ${value};`);
  sheet.textContent = `:root[data-theme] { ${colours.join(' ')} } *, *::before, *::after { transition: none !important; animation: none !important; }`;
  document.head.append(sheet);
  await setWidth(1280);
});

afterAll(() => sheet.remove());

describe('text, edges and rings have enough contrast in every state, on every surface, in every theme', () => {
  test.each([...components])('%s', async (_, loaders) => {
    const found: string[] = [];
    for (const [, load] of loaders) {
      for (const story of storiesOf(await load())) {
        for (const [content, set] of Object.entries(contents)) {
          await story.mount('en-CA');
          if (!set()) continue;
          await nextFrame();
          makeStatesForceable();
          for (const pseudo of [undefined, ...forcedStates]) {
            force(pseudo);
            noteReachedRules();
            found.push(...findingsIn(story.id, [content, pseudo].filter(Boolean).join(', ')));
          }
          force(undefined);
        }
      }
    }
    expect(found, found.join('\n')).toHaveLength(0);
  }, 240_000);
});

test('every rule that gives a colour is reached by a state of a story', ({ skip }) => {
  const left = [...unreached].flatMap(([component, selectors]) => [...selectors].map((selector) => `${component}: ${selector}`));
  expect(left, left.join('\n')).toHaveLength(0);
  if (known.size === 0) skip();
});
