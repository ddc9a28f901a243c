export { bothRefs } from './bothRefs.ts';
