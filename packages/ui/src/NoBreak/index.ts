export { NoBreak, type NoBreakProps } from './NoBreak.tsx';
