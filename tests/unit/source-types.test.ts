import { expect, test } from 'vitest';
import { sourceExports, sourceTypes, typesIn, withInheritedFields } from '../../.storybook/source-types.ts';

const read = (source: string) => withInheritedFields(typesIn('Lamp.tsx', source));

test('a field has its name, its type as written, and its description', () => {
  const { LampProps } = read(`
    /** A lamp over a desk. */
    export interface LampProps extends ComponentPropsWithRef<'div'> {
      /** Who may switch it, in order. */
      hands: readonly Hand[];
      'aria-label'?: string;
    }`);
  expect(LampProps).toEqual({
    jsdoc: 'A lamp over a desk.',
    text: '',
    fields: [
      { name: 'hands', type: 'readonly Hand[]', required: true, jsdoc: 'Who may switch it, in order.' },
      { name: 'aria-label', type: 'string', required: false, jsdoc: '' },
    ],
  });
});

test('inherited fields are included, unless they are omitted or redeclared', () => {
  const { LampProps } = read(`
    interface Words { label: string; hint: string; error: string }
    interface LampProps extends Omit<Words, 'label' | 'id'>, ComponentPropsWithRef<'div'> { hint: number }`);
  expect(LampProps?.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual(['hint: number', 'error: string']);
});

test('every prop, and every field of a type of a prop, has a description', async () => {
  const types = Object.entries(await sourceTypes());
  expect(types.length).toBeGreaterThan(100);
  const unsaid = types.flatMap(([of, { fields }]) => fields.filter(({ jsdoc }) => jsdoc === '').map(({ name }) => `${of}.${name}`));
  expect(unsaid, 'without JSDoc in packages/ui/src').toEqual([]);
});

test('every exported component, type and value has a description', async () => {
  const exports = [...(await sourceExports())];
  expect(exports.length).toBeGreaterThan(200);
  const unsaid = exports.flatMap(([name, sentence]) => (sentence === '' ? [name] : []));
  expect(unsaid, 'without JSDoc in packages/ui/src').toEqual([]);
});
