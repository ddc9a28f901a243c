export { Phase, PhaseOutcome, Phases, PhaseTitle } from './Phases.tsx';
