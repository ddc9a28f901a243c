import { expect, test } from 'vitest';
import { sourceExports, sourceTypes, typesIn, withInheritedFields } from '../../.storybook/source-types.ts';

const read = (source: string) => withInheritedFields(typesIn('Lamp.tsx', source));

test('a field has its name, its type as written, and its description; inherited ones are included, unless omitted or redeclared', () => {
  const { LampProps } = read(`
    interface Words { label: string; hint: string; error: string }
    export interface LampProps extends Omit<Words, 'label' | 'id'>, ComponentPropsWithRef<'div'> {
      /** Who may switch it, in order. */
      hint: readonly Hand[];
      'aria-label'?: string;
    }`);
  expect(LampProps?.fields).toEqual([
    { name: 'hint', type: 'readonly Hand[]', required: true, jsdoc: 'Who may switch it, in order.' },
    { name: 'aria-label', type: 'string', required: false, jsdoc: '' },
    { name: 'error', type: 'string', required: true, jsdoc: '' },
  ]);
});

test('every exported component, type and value, and every prop and field of a type of a prop has a description', async () => {
  const props = Object.entries(await sourceTypes()).flatMap(([of, { fields }]) => fields.map(({ name, jsdoc }) => [`${of}.${name}`, jsdoc] as const));
  const described = [...props, ...(await sourceExports())];
  expect(described.length).toBeGreaterThan(500);
  expect(described.flatMap(([name, sentence]) => (sentence === '' ? [name] : [])), 'without JSDoc in packages/ui/src').toEqual([]);
});
