export { NoBreak } from './NoBreak.tsx';
