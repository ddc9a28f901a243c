import { expect } from '@playwright/test';
import { entries, show, test } from './builtStorybook.ts';

// Uses every control of every component's *Default* story: no story crashes, and each control changes something.

/** Controls that change nothing on the screen, each with what it changes instead. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  'feedback-dialog--default: level': 'the title of the dialog, which its button opens',
  'forms-errorbox--default: autoFocus': 'where the focus is when the box appears',
  'forms-successpanel--default: autoFocus': 'where the focus is when the panel appears',
};

/** Sets each control of the shown story to a few values, one after the other. */
async function useControls(storyId: string) {
  const ends = ['storyRendered', 'storyThrewException', 'storyErrored'];
  const rendered = (event: 'updateStoryArgs' | 'resetStoryArgs', given: object) =>
    new Promise<void>((resolve) => {
      const end = () => {
        for (const name of ends) __STORYBOOK_ADDONS_CHANNEL__.off(name, end);
        resolve();
      };
      for (const name of ends) __STORYBOOK_ADDONS_CHANNEL__.on(name, end);
      __STORYBOOK_ADDONS_CHANNEL__.emit(event, given);
    });
  const html = () => document.getElementById('storybook-root')?.innerHTML ?? '';
  const crashed: string[] = [];
  const without: string[] = [];
  const { argTypes, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
  if (parameters.controls?.disable) return { crashed, without };
  for (const [name, { control, options = [], type }] of Object.entries(argTypes)) {
    const kind = control === false || control?.disable ? 'none' : (control?.type ?? type?.name ?? 'none');
    if (kind === 'none' || kind === 'function') continue;
    const text = ['<b>&'];
    const { min = 0, max = 9 } = typeof control === 'object' ? control : {};
    const valuesOf: Readonly<Record<string, readonly unknown[]>> = { boolean: [true, false], text, string: text, number: [min, max, -1], range: [min, max] };
    const values = options.length > 0 ? options : valuesOf[kind];
    if (values === undefined) {
      crashed.push(`${storyId}: ${name} has a control (${kind}) that takes any value`);
      continue;
    }
    let changes = false;
    for (const value of values) {
      const before = html();
      await rendered('updateStoryArgs', { storyId, updatedArgs: { [name]: value } });
      if (document.body.classList.contains('sb-show-errordisplay')) crashed.push(`${storyId}: ${name} = ${JSON.stringify(value)}`);
      changes ||= html() !== before;
    }
    if (!changes) without.push(`${storyId}: ${name}`);
    await rendered('resetStoryArgs', { storyId, argNames: [name] });
  }
  return { crashed, without };
}

test('every control of every Default story is safe and has an effect', async ({ page }) => {
  const crashed: string[] = [];
  const without: string[] = [];
  for (const entry of entries.filter(({ type, name, importPath }) => type === 'story' && name === 'Default' && importPath.includes('/components/'))) {
    await show(page, entry, 'locale:en-CA');
    const found = await page.evaluate(useControls, entry.id);
    crashed.push(...found.crashed);
    without.push(...found.without);
  }
  expect.soft(crashed).toEqual([]);
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_EFFECT).toSorted());
});
