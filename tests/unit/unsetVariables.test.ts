import { optionalVariables } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { expect, test } from 'vitest';
import { withoutUnsetVariables } from '../../site/build/unsetVariables.ts';

const sheet = `.button {
  color: var(--uno-color-ink);
  border-radius: var(--uno-radius-control);
  overflow: var(--uno-radius-clip);
}
.mark {
  border: var(--uno-marker-edge, var(--uno-stroke-edge)) solid;
  border-radius: min(var(--uno-radius-control), 0.375rem);
  mask: var(--uno-marker-list);
}
`;

test('a variable that no theme sets is replaced by its fallback, or its declaration is removed', () => {
  expect(withoutUnsetVariables(sheet)).toBe('.button {\n  color: var(--uno-color-ink);\n}\n.mark {\n  border: var(--uno-stroke-edge) solid;\n}\n');
});

test('variables that a theme sets stay', () => {
  expect(withoutUnsetVariables(sheet, [])).toBe(sheet);
  expect(withoutUnsetVariables(sheet, ['--uno-marker-list', '--uno-marker-edge'])).toContain('border-radius: var(--uno-radius-control);');
});

test('the optional variables are those of the contract', () => {
  expect([...Object.values(vars.radius), ...Object.values(vars.marker)].toSorted()).toEqual(optionalVariables.map((name) => `var(${name})`).toSorted());
});
