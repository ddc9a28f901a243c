export { type Language, LanguageToggle, type LanguageToggleProps } from './LanguageToggle.tsx';
