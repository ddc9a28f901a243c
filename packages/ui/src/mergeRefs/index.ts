export { mergeRefs } from './mergeRefs.ts';
