export { Text, type TextSize } from './Text.tsx';
