import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/**
 * Gives every `ReactNode` prop a text control: Storybook's default control takes JSON, which React cannot render.
 * `children` has no control unless the story declares one.
 */
export const textControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.control !== undefined) return [name, argType];
      if (name === 'children') return [name, { ...argType, control: false }];
      return [name, argType.table?.type?.summary?.startsWith('ReactNode') ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
