export { WashedPane } from './WashedPane.tsx';
