export { Button, ButtonLink, type ButtonProps, type ButtonVariant } from './Button.tsx';
