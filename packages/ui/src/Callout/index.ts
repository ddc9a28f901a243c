export { Callout, type CalloutKind, type CalloutProps } from './Callout.tsx';
