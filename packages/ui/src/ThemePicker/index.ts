export { themeKey } from '@uno/tokens/themeScript';
export { ThemePicker, type ThemeOption } from './ThemePicker.tsx';
