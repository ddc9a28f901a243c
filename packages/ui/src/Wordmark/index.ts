export { UnoMark, Wordmark } from './Wordmark.tsx';
