export { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounterList } from './StatCounter.tsx';
