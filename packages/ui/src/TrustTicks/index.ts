export { TrustTick, TrustTicks } from './TrustTicks.tsx';
