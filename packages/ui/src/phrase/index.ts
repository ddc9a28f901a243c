export { type Phrase, type PluralPhrase, formatPhrase } from './phrase.ts';
