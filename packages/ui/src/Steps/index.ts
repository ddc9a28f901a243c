export { Step, type StepProps, Steps, type StepsItem, type StepsProps } from './Steps.tsx';
