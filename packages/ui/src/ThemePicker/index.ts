export { ThemePicker, type ThemeOption, themeKey } from './ThemePicker.tsx';
