export { Text, type TextProps, type TextSize } from './Text.tsx';
