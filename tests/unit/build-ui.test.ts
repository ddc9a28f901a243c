import { describe, expect, it } from 'vitest';
import { clientFault } from '../../scripts/build-ui/clients.ts';

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
