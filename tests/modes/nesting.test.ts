import { contrastLevelOf, contrastRatio, hexOf, isThemeName, schemeOf, surfaceNames, surfaces, targetRatio, themeNames, themeSources } from '@uno/tokens';
import { formatHex } from 'culori';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoryFile } from '../storyFile.ts';
import { describeElement } from '../../packages/audit/src/page/element.ts';
import { force, makeStatesForceable } from './forcedStates.ts';
import { emulate, setWidth } from './stage.ts';
import { type ModeStory, storiesOf } from './story.ts';
import { forgetFills, readingsIn } from './surfaceContrast.ts';

// Measures the story of nested surfaces and themes in the colours of the themes themselves, with every focus ring.

const [load] = Object.values(import.meta.glob<StoryFile>('../../stories/foundations/Colour.stories.tsx'));
let nested: ModeStory | undefined;

beforeAll(async () => {
  nested = storiesOf((await load?.()) ?? { default: {} }).find(({ id }) => id === 'foundations-colour--nested');
  await setWidth(1280);
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});

afterAll(() => emulate());

test('the root has no background of its own, so that what has a negative z-index is above that of the body', () => {
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

test.each([
  ['evergreen', {}],
  ['midnight', { 'prefers-color-scheme': 'dark' }],
  ['contrast', { 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' }],
] as const)('a document that names no theme is in %s where the system asks for %j', async (theme, features) => {
  await emulate(features);
  delete document.documentElement.dataset['theme'];
  expect(getComputedStyle(document.documentElement).getPropertyValue('--uno-color-paper')).toBe(hexOf(themeSources[theme], 'paper'));
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(schemeOf(themeSources[theme]));
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});

test('the text of a theme inside another one has its own typeface', async () => {
  await nested?.mount('en-CA');
  document.documentElement.style.setProperty('--uno-font-text', 'monospace');
  const inner = [...document.querySelectorAll('#nested [data-theme]')].map((box) => getComputedStyle(box).fontFamily);
  document.documentElement.style.removeProperty('--uno-font-text');
  expect(inner.length).toBeGreaterThan(3);
  expect(inner).not.toContain('monospace');
});

/** The theme and the surface on which an element is. */
function placeOf(element: Element) {
  const name = element.closest('[data-theme]')?.getAttribute('data-theme') ?? 'no theme';
  const box = element.closest('[data-theme], [data-surface]');
  const surface = surfaceNames.find((known) => known === box?.getAttribute('data-surface')) ?? ('page' as const);
  return { name, source: isThemeName(name) ? themeSources[name] : undefined, surface };
}

test.each(themeNames)('surfaces and themes inside each other are legible in %s', async (theme) => {
  await nested?.mount('en-CA');
  document.documentElement.dataset['theme'] = theme;
  // Each has the background and the text of its own surface in its own theme, whatever is around it.
  const boxes = [...document.querySelectorAll<HTMLElement>('#nested :is([data-theme], [data-surface])')];
  expect(boxes.length).toBeGreaterThan(200);
  const foreign = boxes.flatMap((box) => {
    const { name, source, surface } = placeOf(box);
    if (source === undefined) return [];
    const { backgroundColor, color } = getComputedStyle(box);
    const [ground = '', text = ''] = [backgroundColor, color].map((colour) => formatHex(colour) ?? colour);
    const [ownGround, ownText] = [hexOf(source, surfaces[surface].background), hexOf(source, surfaces[surface].text)];
    if (ground === ownGround && text === ownText) return [];
    const ratio = ground.startsWith('#') ? contrastRatio(text, ground).toFixed(2) : 'none';
    return [`${describeElement(box)}, rest, on ${surface} in ${name}: text ${text} on ${ground} instead of ${ownText} on ${ownGround}, ratio ${ratio}`];
  });
  makeStatesForceable();
  force('focus');
  forgetFills();
  const readings = readingsIn(document.body, true).map(([element, , begin]) => ({ element, reading: begin()() }));
  expect(readings.length).toBeGreaterThan(2000);
  const pale = readings.flatMap(({ element, reading: { what, use, pairs } }) => {
    const { name, source, surface } = placeOf(element);
    const needed = targetRatio(use, source === undefined ? 'AAA' : contrastLevelOf(source));
    const best = Math.max(0, ...pairs.map(([front, behind]) => contrastRatio(formatHex(front) ?? '', formatHex(behind) ?? '')));
    return best < needed ? [`${describeElement(element)}, focus, on ${surface} in ${name}: ${what} ${best.toFixed(2)}, needs ${needed}`] : [];
  });
  force(undefined);
  const findings = [...foreign, ...pale];
  expect(findings, findings.slice(0, 40).join('\n')).toHaveLength(0);
});
