export { StampSeal } from './StampSeal.tsx';
