import type { ArgTypesEnhancer, SBType } from 'storybook/internal/csf';

/** The type of a value that is given: that of an optional prop without its `undefined`. */
function givenType(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  const [first, ...others] = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'));
  if (first === undefined) return type;
  return others.length === 0 ? first : { name: 'union', value: [first, ...others] };
}

/** The control of each simple type. */
const simpleControls: Readonly<Partial<Record<SBType['name'], 'boolean' | 'text' | 'number'>>> = { boolean: 'boolean', string: 'text', number: 'number' };

/** The string values of a union of string literals: `'row' | 'grid'` → `['row', 'grid']`. */
function literals(type: SBType | undefined): readonly string[] | undefined {
  if (type?.name === 'enum') return type.value.map(String);
  if (type?.name !== 'union') return undefined;
  const values = type.value.map((member) => (member.name === 'literal' ? /^['"](.*)['"]$/.exec(String(member.value))?.[1] : undefined));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/**
 * Gives every prop a control that cannot break its story. Storybook's default for a node, an object or a function takes JSON,
 * which React cannot render: a node gets a text control, a choice of words gets radio buttons, the others get none. `children` has
 * no control unless the story declares one.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.control !== undefined) return [name, argType];
      const type = givenType(typeof argType.type === 'object' ? argType.type : undefined);
      if (name !== 'children' && argType.table?.type?.summary?.startsWith('ReactNode')) return [name, { ...argType, control: { type: 'text' } }];
      const simple = type && simpleControls[type.name];
      if (name !== 'children' && simple) return [name, { ...argType, control: { type: simple } }];
      const options = literals(type);
      return [name, options ? { ...argType, options, control: { type: options.length > 5 ? 'select' : 'inline-radio' } } : { ...argType, control: false }];
    }),
  );
