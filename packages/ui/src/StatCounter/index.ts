export {
  StatCount, StatCounter, StatCounterFigure, type StatCounterFigureProps, StatCounterLabel, type StatCounterLabelProps, StatCounterList,
  type StatCounterListProps, type StatCounterProps, type StatCountProps,
} from './StatCounter.tsx';
