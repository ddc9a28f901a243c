export { InertRest } from './InertRest.tsx';
