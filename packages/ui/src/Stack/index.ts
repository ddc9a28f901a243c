export type { Gap } from './gap.ts';
export { Stack, StackList } from './Stack.tsx';
