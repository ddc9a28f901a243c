export { themeKey } from '@uno/tokens/themeScript';
export { type ThemeOption, ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';
