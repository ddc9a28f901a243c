import { hexOf } from '@uno/tokens';
import { describe, expect, test } from 'vitest';
import { addressWith, firstState, type History, historyReducer, type LabState, readState, stateOfAddress, writeState } from '../../stories/themeLab/labState.ts';
import { previewCss, solveLab } from '../../stories/themeLab/solve.ts';

const state = (change: Partial<LabState>): LabState => ({ ...firstState, ...change });

describe('the link of the theme lab', () => {
  const edited = state({ brand: 'oklch(45% 0.2 300)', accent: 'teal', role: 'brand', scheme: 'dark', contrast: 'AAA', radius: 'large', typeface: 'serif', density: 'compact', name: 'lila', fixed: { ink: '#101010', action: '#ffd400' } });

  test.each([firstState, edited])('carries everything: %j', (one) => {
    expect(readState(writeState(one))).toEqual(one);
    expect(stateOfAddress(addressWith('https://storybook.example/?path=/story/tools-theme-lab--lab&globals=theme:brick', one))).toEqual(one);
  });

  test('keeps the other parameters of the address, and is short for the first state', () => {
    expect(addressWith('https://storybook.example/?path=/story/tools-theme-lab--lab&lab=brand%3Dred', firstState)).toBe('https://storybook.example/?path=%2Fstory%2Ftools-theme-lab--lab');
  });

  test.each(['scheme=purple', 'fixed.ink=red', 'fixed.__proto__=%23000000', 'contrast=A', 'fixed.ink=%23000'])('ignores what is not a choice: %s', (text) => expect(readState(text)).toEqual(firstState));
});

describe('undo', () => {
  const run = (...actions: readonly Parameters<typeof historyReducer>[1][]) => actions.reduce<History>(historyReducer, { past: [], present: firstState, future: [], changing: undefined });
  const brand = (value: string) => ({ type: 'change', what: 'hue', change: { brand: value } }) as const;

  test('takes a dragged slider back in one step, and can be redone', () => {
    const after = run(brand('#111111'), brand('#222222'), { type: 'settle' }, brand('#333333'), { type: 'undo' });
    expect(after.present.brand).toBe('#222222');
    expect(historyReducer(after, { type: 'undo' }).present).toEqual(firstState);
    expect(historyReducer(after, { type: 'redo' }).present.brand).toBe('#333333');
  });

  test('takes a new start back, and does nothing where there is no step', () => {
    expect(run(brand('#111111'), { type: 'reset' }, { type: 'undo' }).present.brand).toBe('#111111');
    expect(run({ type: 'undo' }).present).toEqual(firstState);
    expect(run({ type: 'redo' }).present).toEqual(firstState);
  });
});

test('a density is in the sheet of the preview and in the theme', () => {
  const lab = solveLab(state({ density: 'compact' }));
  expect(lab.source).toMatchObject({ $extensions: { 'uno.contrast': 'AA', 'uno.density': 'compact' } });
  expect(previewCss('evergreen', lab)).toContain('var(--uno-density, 0.75)');
});

describe('an edited colour', () => {
  test('stays, and the others are solved beside it', () => {
    const { source, failing } = solveLab(state({ fixed: { paper: '#dcd0e8', action: '#006644' } }));
    expect([hexOf(source, 'paper'), hexOf(source, 'action')]).toEqual(['#dcd0e8', '#006644']);
    expect(failing).toEqual([]);
  });

  test('names each row that it leaves too low', () => {
    const { failing } = solveLab(state({ fixed: { ink: '#8a8a8a' } }));
    expect(failing).toContainEqual(expect.objectContaining({ surface: 'page', role: 'text', on: 'background', front: '#8a8a8a' }));
    expect(new Set(failing.map(({ foreground }) => foreground))).toEqual(new Set(['ink']));
  });

  test('beside which nothing is legible is refused with a sentence', () => {
    expect(() => solveLab(state({ contrast: 'AAA', fixed: { paper: '#808080' } }))).toThrow(/^No lightness of #[\da-f]{6} can be \w+\. On the surface “\w+”/);
  });
});
