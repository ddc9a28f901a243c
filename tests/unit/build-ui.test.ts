import { describe, expect, it } from 'vitest';
import { themeNames } from '@uno/tokens/names';
import { packages, componentsOf } from '../../scripts/build-ui/packages.ts';
import { checkBudget, type Spent, toNote } from '../../scripts/build-ui/sizes.ts';

const { tokens, ui } = packages();

describe('what the packages publish', () => {
  it('is an entry for each component and what serves them, by folder', () => {
    expect(ui.entries).toContainEqual({ subpath: './ServiceCard', source: 'ServiceCard/index.ts' });
    expect(ui.entries).toContainEqual({ subpath: './classNames', source: 'classNames/index.ts' });
    expect(componentsOf(ui)).toContain('ServiceCard');
    expect(componentsOf(ui)).not.toContain('classNames');
  });

  it('is the file of every theme', () => {
    expect(tokens.entries.map(({ subpath }) => subpath)).toEqual(
      expect.arrayContaining(themeNames.map((theme) => `./themes/${theme}.tokens.json`)),
    );
  });

  it('is each typeface with its licence', () => {
    expect([...tokens.copies.values()]).toEqual(expect.arrayContaining(['fonts/bricolage-grotesque.LICENSE.txt', 'fonts/figtree.LICENSE.txt']));
  });
});

describe('a budget of the packages', () => {
  const spent = (bytes: number): Spent => ({ name: 'All', components: 'all', part: 'js', most: 1000, why: 'A round number.', bytes });
  const sizes = { Link: { js: 130, css: 0 }, SchedulePicker: { js: 920, css: 1200 } };

  it('lets 5 % go', () => {
    expect(checkBudget(spent(1050), sizes).problem).toBeUndefined();
  });

  it('says beyond it how many bytes, the limit, and what weighs most', () => {
    expect(checkBudget(spent(1051), sizes).problem).toBe(
      '1051 bytes, and the limit is 1000 with 5 % let go: 51 over it. A round number.\nThe heaviest by themselves: SchedulePicker 920, Link 130.',
    );
  });
});

describe('the sizes that are noted', () => {
  it('keep each figure that is right within 5 %, take the others anew, and forget what is gone', () => {
    const noted = { Gone: { js: 10, css: 10 }, Link: { js: 100, css: 100 } };
    expect(toNote({ CopyButton: { js: 300, css: 0 }, Link: { js: 105, css: 106 } }, noted)).toEqual({
      CopyButton: { js: 300, css: 0 },
      Link: { js: 100, css: 106 },
    });
  });
});
