export {
  type FiveWords,
  RotatingWords,
  RotatingWordsPause,
  type RotatingWordsPauseProps,
  type RotatingWordsProps,
  RotatingWordsStage,
} from './RotatingWords.tsx';
