export {
  type RotatingWordList, RotatingWords, RotatingWordsPause, type RotatingWordsPauseProps, type RotatingWordsProps, RotatingWordsStage,
  type RotatingWordsStageProps,
} from './RotatingWords.tsx';
