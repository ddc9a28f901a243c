import { expect, test } from 'vitest';
import { clientFault } from '../../scripts/build-ui/clients.ts';

const uses = "import { useState } from 'react';";
const directive = "'use client';\n";

test.each<[what: string, code: string, fault: string]>([
  ['needs “use client” when it uses what servers lack', uses, 'Pane.js uses useState, which a server component can’t: begin its source with \'use client\'.'],
  ['needs it for a context', "import { createContext } from 'react';", 'createContext'],
  ['needs it when it gives an element its own function', "jsx('button', { onClick: () => {} });", 'onClick'],
  ['needs it when that function has a name', "const press = () => {};\njsx('button', { onClick: press });", 'onClick'],
  ['needs it when that function is a default', "function Pane({ onPress = () => {} }) { return jsx('button', { onClick: onPress }); }", 'onClick'],
  ['needs it before its imports', `import './Pane.css';\n${directive}${uses}`, 'begin its source'],
  ['has it', `${directive}${uses}\nexport { Pane };`, 'no fault'],
  ['does not need it when it passes a function on', "function Pane({ onClick, ...rest }) { return jsx('button', { onClick, ...rest }); }", 'no fault'],
  ['does not need it when it makes a function only if the caller gives one', "const tell = onTell && (() => onTell());\njsx('button', { onClick: tell });", 'no fault'],
  ['does not need it for what servers have', "import { useId, Children } from 'react';", 'no fault'],
  ['may not have it without a reason', `${directive}export { Pane };`, 'remove the line'],
  ['exports components and hooks when it has it', `${directive}${uses}\nexport { Pane, usePane };`, 'no fault'],
  ['exports nothing else when it has it', `${directive}${uses}\nexport { Pane, key };`, 'exports key'],
])('a published module %s', (_, code, fault) => expect(clientFault('Pane.js', code, new Set(['useId', 'Children'])) ?? 'no fault').toContain(fault));
