export { CharacterCount, type CharacterCountLabels, type CharacterCountProps } from './CharacterCount.tsx';
