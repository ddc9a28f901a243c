import { describe, expect, it } from 'vitest';
import { themeNames } from '@uno/tokens/names';
import { clientFault } from '../../scripts/build-ui/clients.ts';
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

describe('a published module', () => {
  const faultOf = (code: string) => clientFault('Pane.js', code, new Set(['useId', 'Children']));

  it('says that it is the browser’s where it uses what a server does not have', () => {
    expect(faultOf("import { useState } from 'react';")).toBe("Pane.js uses useState, which a server component can’t: begin its source with 'use client'.");
    expect(faultOf("import { createContext } from 'react';")).toContain('createContext');
    expect(faultOf("'use client';\nimport { useState } from 'react';\nexport { Pane };")).toBeUndefined();
  });

  it('says so where it gives an element a function of its own', () => {
    expect(faultOf("jsx('button', { onClick: () => {} });")).toContain('onClick');
    expect(faultOf("const press = () => {};\njsx('button', { onClick: press });")).toContain('onClick');
    expect(faultOf("function Pane({ onPress = () => {} }) { return jsx('button', { onClick: onPress }); }")).toContain('onClick');
  });

  it('does not say so where it passes a function on, or makes one when asked to', () => {
    expect(faultOf("function Pane({ onClick, ...rest }) { return jsx('button', { onClick, ...rest }); }")).toBeUndefined();
    expect(faultOf("const tell = onTell && (() => onTell());\njsx('button', { onClick: tell });")).toBeUndefined();
    expect(faultOf("import { useId, Children } from 'react';")).toBeUndefined();
  });

  it('does not say so without a reason', () => {
    expect(faultOf("'use client';\nexport { Pane };")).toContain('take the line away');
    // After an import it is no directive, hence not said.
    expect(faultOf("import './Pane.css';\n'use client';\nimport { useState } from 'react';")).toContain('begin its source');
  });

  it('exports components and hooks alone where it is the browser’s', () => {
    const code = "'use client';\nimport { useState } from 'react';\n";
    expect(faultOf(`${code}export { Pane, usePane };`)).toBeUndefined();
    expect(faultOf(`${code}export { Pane, key };`)).toContain('exports key');
  });
});
