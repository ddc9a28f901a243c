import type { ArgTypesEnhancer, SBType } from 'storybook/internal/csf';

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
      const type = typeof argType.type === 'object' ? argType.type : undefined;
      if (name !== 'children' && argType.table?.type?.summary?.startsWith('ReactNode')) return [name, { ...argType, control: { type: 'text' } }];
      if (name !== 'children' && (type?.name === 'boolean' || type?.name === 'string' || type?.name === 'number')) return [name, argType];
      const options = literals(type);
      return [name, options ? { ...argType, options, control: { type: options.length > 5 ? 'select' : 'inline-radio' } } : { ...argType, control: false }];
    }),
  );
