export { Button, ButtonLink, type ButtonVariant } from './Button.tsx';
