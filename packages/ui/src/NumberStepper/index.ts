export { NumberStepper, type NumberStepperLabels, type NumberStepperProps } from './NumberStepper.tsx';
