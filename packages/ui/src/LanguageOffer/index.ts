export { LanguageOffer } from './LanguageOffer.tsx';
