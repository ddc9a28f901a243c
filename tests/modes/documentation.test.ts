import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import '@uno/tokens/themes';
import '@uno/ui/reset';
import type { DocumentedProp } from '../../stories/documentation/documented.ts';
import { PropsTable } from '../../stories/documentation/PropsTable.tsx';
import { setWidth } from './stage.ts';

afterEach(() => document.body.replaceChildren());

const sentence = 'The words of its buttons, and of a value that it changed.';

const props: readonly DocumentedProp[] = [
  { name: 'labels', type: 'NumberStepperLabels', required: true, jsdoc: sentence, fallback: undefined },
  { name: 'aria-labelledby', type: 'string | ((label: string, count: number) => string) | undefined', required: false, jsdoc: sentence, fallback: undefined },
];

test.each([360, 390, 768, 1280])('a table of props is seen whole at %d px, and says each type once', async (width) => {
  await setWidth(width);
  const page = document.body.appendChild(document.createElement('main'));
  flushSync(() => createRoot(page).render(createElement(PropsTable, { of: 'NumberStepper', first: 'Prop', rows: props })));
  const frame = document.querySelector<HTMLElement>('[role="region"]');
  expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  for (const cell of document.querySelectorAll('th, td')) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  const types = [...document.querySelectorAll('code')].filter((code) => code.textContent === 'NumberStepperLabels' && code.checkVisibility());
  expect(types).toHaveLength(1);
});
