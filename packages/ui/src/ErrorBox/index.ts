export { ErrorBox, type ErrorBoxProps, type ErrorItem } from './ErrorBox.tsx';
export { goToField } from './goToField.ts';
