export { type Phrase, type PluralPhrase, say } from './phrase.ts';
