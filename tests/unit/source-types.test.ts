import { expect, test } from 'vitest';
import { exportsIn, sourceExports, sourceTypes, typesIn, withInheritedFields } from '../../.storybook/source-types.ts';

const read = (source: string) => withInheritedFields(typesIn('Lamp.tsx', source));

test('a field has its name, its type as it is written, and its sentence', () => {
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

test('what is taken over from another type is there, but for what is left out or said anew', () => {
  const { LampProps } = read(`
    interface Words { label: string; hint: string; error: string }
    interface LampProps extends Omit<Words, 'label' | 'id'>, ComponentPropsWithRef<'div'> { hint: number }`);
  expect(LampProps?.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual(['hint: number', 'error: string']);
});

test('an alias says what it stands for, or what it holds', () => {
  const { Side, Place } = read("export type Side = 'left' | 'right';\n/** Where. */\ntype Place = { side: Side };");
  expect(Side).toMatchObject({ text: "'left' | 'right'", fields: [] });
  expect(Place).toMatchObject({ jsdoc: 'Where.', text: '', fields: [{ name: 'side', type: 'Side', required: true }] });
});

test('what a component says in its own head are its props', () => {
  const { LampProps } = read(`
    interface Look { shade?: 'paper' | 'glass' }
    export function Lamp({ hands, ...rest }: ComponentPropsWithRef<'div'> & Look & { /** In order. */ hands: readonly Hand[] }) {}`);
  expect(LampProps?.fields.map(({ name, type, jsdoc }) => [name, type, jsdoc])).toEqual([
    ['hands', 'readonly Hand[]', 'In order.'],
    ['shade', "'paper' | 'glass'", ''],
  ]);
});

test('an object that is written out in a field is one line, and its own fields follow with their sentences', () => {
  const { LampProps } = read(`
    interface LampProps {
      /** Its words. */
      labels?: {
        /** Shown in the dark. */
        on: string;
        /** Shown by day. */
        off?: string;
      } | undefined;
    }`);
  expect(LampProps?.fields).toEqual([
    { name: 'labels', type: '{ on: string; off?: string; } | undefined', required: false, jsdoc: 'Its words.' },
    { name: 'labels.on', type: 'string', required: true, jsdoc: 'Shown in the dark.' },
    { name: 'labels.off', type: 'string', required: false, jsdoc: 'Shown by day.' },
  ]);
});

test('every prop, and every field of a type that props name, has its sentence', async () => {
  const types = Object.entries(await sourceTypes());
  expect(types.length).toBeGreaterThan(100);
  const unsaid = types.flatMap(([of, { fields }]) => fields.filter(({ jsdoc }) => jsdoc === '').map(({ name }) => `${of}.${name}`));
  expect(unsaid, 'without JSDoc in packages/ui/src').toEqual([]);
});

test('an export has the sentence that stands right before it', () => {
  const exports = exportsIn(
    'Lamp.tsx',
    `/** A lamp. */
    export function Lamp() {}
    export const shades = ['paper'], bulbs = 2;
    /** Where. */
    export type Side = 'left' | 'right';
    /** Nobody else's. */
    const own = 1;`,
  );
  expect([...exports]).toEqual([['Lamp', 'A lamp.'], ['shades', ''], ['bulbs', ''], ['Side', 'Where.']]);
});

test('every component, type and value that is exported has its sentence', async () => {
  const exports = [...(await sourceExports())];
  expect(exports.length).toBeGreaterThan(200);
  const unsaid = exports.flatMap(([name, sentence]) => (sentence === '' ? [name] : []));
  expect(unsaid, 'without JSDoc in packages/ui/src').toEqual([]);
});
