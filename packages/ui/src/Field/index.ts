export { Choice, type ChoiceLayout, type ChoiceOption, type ChoiceProps } from './Choice.tsx';
export {
  describedBy, type DescribedByInput, Field, FieldError, type FieldErrorProps, FieldGroup, type FieldGroupProps, FieldHint, type FieldHintProps, FieldMarker,
  type FieldMarkerProps, type FieldProps, type FieldText, type GroupText,
} from './Field.tsx';
