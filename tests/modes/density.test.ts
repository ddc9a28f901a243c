import { densities } from '@uno/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoryFile } from '../storyFile.ts';
import { describeElement } from '../../packages/audit/src/page/element.ts';
import { emulate, setWidth } from './stage.ts';
import { storiesOf } from './story.ts';

const files = import.meta.glob<StoryFile>('../../stories/components/*/*.stories.tsx');
const components = Map.groupBy(Object.entries(files), ([path]) => path.replace(/^.*components\/(\w+)\/.*$/, '$1'));

const root = document.documentElement.dataset;

beforeAll(async () => {
  await setWidth(390);
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});

afterAll(async () => {
  delete root['density'];
  await emulate();
});

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [tabindex="0"]:not([role=region])';

/** The pointer's target of a control: itself, or its label. */
function targetOf(control: Element): DOMRect {
  const boxes = [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].map((element) => element.getBoundingClientRect());
  return boxes.toSorted((one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height))[0] ?? new DOMRect();
}

/** Whether a link is in a line of text, whose height it has (WCAG 2.2, 2.5.8: inline). */
const isInline = (control: Element): boolean => control.matches('a') && getComputedStyle(control).display === 'inline';

/** WCAG 2.2, 2.5.8. */
const LEAST = 24;

describe.each([...components])('%s', (_, stories) => {
  test('no control is smaller than 24 by 24 px where the density is compact', async () => {
    root['density'] = 'compact';
    const small: string[] = [];
    for (const [, load] of stories) {
      for (const story of storiesOf(await load())) {
        await story.mount('en-CA');
        for (const control of document.querySelectorAll(CONTROLS)) {
          const { width, height } = targetOf(control);
          if (!isInline(control) && !control.closest('[aria-hidden=true]') && control.checkVisibility({ visibilityProperty: true }) && width > 1 && Math.min(width, height) < LEAST) small.push(`${story.id}: ${describeElement(control)} is ${width.toFixed(1)} by ${height.toFixed(1)} px`);
        }
      }
    }
    expect(small, small.join('\n')).toHaveLength(0);
  });
});

test('each density scales space and the height of controls; it nests, and keeps the distances of the theme around it', () => {
  document.body.innerHTML = `
    <div data-density="compact"><i></i><div data-density="roomy"><i></i><div data-theme="midnight"><i></i><div data-density="regular"><i></i></div></div></div></div>
    <div style="--uno-space-regular-x4: 10px"><div data-density="compact"><i></i></div></div>`;
  delete root['density'];
  const sizes = [document.documentElement, ...document.querySelectorAll('i')].map((element) => {
    const probe = document.createElement('b');
    probe.style.cssText = 'position: absolute; width: var(--uno-space-x4); height: var(--uno-layout-target)';
    (element === document.documentElement ? document.body : element).append(probe);
    return [probe.offsetWidth, probe.offsetHeight];
  });
  const { compact, roomy } = densities;
  expect(sizes).toEqual([[16, 48], [16 * compact, 48 * compact], [16 * roomy, 48 * roomy], [16 * roomy, 48 * roomy], [16, 48], [Math.round(10 * compact), 48 * compact]]);
});
