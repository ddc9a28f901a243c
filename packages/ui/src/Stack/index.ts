export type { Gap } from './gap.ts';
export { Stack, StackList, type StackListProps, type StackProps } from './Stack.tsx';
