export { FloatingCallButton, type FloatingCallButtonProps } from './FloatingCallButton.tsx';
