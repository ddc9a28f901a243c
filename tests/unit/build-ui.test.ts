import { describe, expect, it } from 'vitest';
import { clientFault } from '../../scripts/build-ui/clients.ts';

describe('a published module', () => {
  const faultOf = (code: string) => clientFault('Pane.js', code, new Set(['useId', 'Children']));

  it('needs “use client” when it uses what servers lack', () => {
    expect(faultOf("import { useState } from 'react';")).toBe("Pane.js uses useState, which a server component can’t: begin its source with 'use client'.");
    expect(faultOf("import { createContext } from 'react';")).toContain('createContext');
    expect(faultOf("'use client';\nimport { useState } from 'react';\nexport { Pane };")).toBeUndefined();
  });

  it('needs it when it gives an element its own function', () => {
    expect(faultOf("jsx('button', { onClick: () => {} });")).toContain('onClick');
    expect(faultOf("const press = () => {};\njsx('button', { onClick: press });")).toContain('onClick');
    expect(faultOf("function Pane({ onPress = () => {} }) { return jsx('button', { onClick: onPress }); }")).toContain('onClick');
  });

  it('does not need it when it passes a function on, or makes one only if the caller gives one', () => {
    expect(faultOf("function Pane({ onClick, ...rest }) { return jsx('button', { onClick, ...rest }); }")).toBeUndefined();
    expect(faultOf("const tell = onTell && (() => onTell());\njsx('button', { onClick: tell });")).toBeUndefined();
    expect(faultOf("import { useId, Children } from 'react';")).toBeUndefined();
  });

  it('may not have it without a reason', () => {
    expect(faultOf("'use client';\nexport { Pane };")).toContain('take the line away');
    // After an import it is no directive.
    expect(faultOf("import './Pane.css';\n'use client';\nimport { useState } from 'react';")).toContain('begin its source');
  });

  it('exports only components and hooks when it has “use client”', () => {
    const code = "'use client';\nimport { useState } from 'react';\n";
    expect(faultOf(`${code}export { Pane, usePane };`)).toBeUndefined();
    expect(faultOf(`${code}export { Pane, key };`)).toContain('exports key');
  });
});
