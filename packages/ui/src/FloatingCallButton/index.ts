export { FloatingCallButton } from './FloatingCallButton.tsx';
