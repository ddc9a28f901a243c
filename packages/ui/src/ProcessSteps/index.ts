export { ProcessStep, type ProcessStepProps, ProcessSteps, type ProcessStepsProps, ProcessStepTitle, type ProcessStepTitleProps } from './ProcessSteps.tsx';
