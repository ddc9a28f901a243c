export { Choice, type ChoiceLayout, type ChoiceOption } from './Choice.tsx';
export {
  describedBy,
  type DescribedByInput,
  Field,
  FieldError,
  FieldGroup,
  type FieldGroupProps,
  FieldHint,
  FieldMarker,
  type FieldProps,
  type FieldText,
  type GroupText,
} from './Field.tsx';
