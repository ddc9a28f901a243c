export { Phase, PhaseOutcome, type PhaseOutcomeProps, type PhaseProps, Phases, type PhasesProps, PhaseTitle, type PhaseTitleProps } from './Phases.tsx';
