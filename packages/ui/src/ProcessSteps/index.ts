export { ProcessStep, ProcessSteps, ProcessStepTitle } from './ProcessSteps.tsx';
