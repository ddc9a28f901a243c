export { TrustTick, type TrustTickProps, TrustTicks, type TrustTicksProps } from './TrustTicks.tsx';
