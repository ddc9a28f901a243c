import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/**
 * Offers a line of text for whatever React can render: Storybook would take JSON for it, which React can't. Children are
 * the story's own, unless it says otherwise.
 */
export const textForWords: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.control !== undefined) return [name, argType];
      if (name === 'children') return [name, { ...argType, control: false }];
      return [name, argType.table?.type?.summary?.startsWith('ReactNode') ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
