export {
  type RotatingWordList,
  RotatingWords,
  RotatingWordsPause,
  type RotatingWordsPauseProps,
  type RotatingWordsProps,
  RotatingWordsStage,
} from './RotatingWords.tsx';
