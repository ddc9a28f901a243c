export { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounters } from './StatCounter.tsx';
