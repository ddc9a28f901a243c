export { Step, type StepProps, Steps, type StepsItem } from './Steps.tsx';
