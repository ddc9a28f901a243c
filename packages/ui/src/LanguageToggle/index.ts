export { type Language, LanguageToggle } from './LanguageToggle.tsx';
