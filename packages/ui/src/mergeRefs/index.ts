export { useMergedRefs } from './mergeRefs.ts';
