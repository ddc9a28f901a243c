export { Choice, type ChoiceLayout, type ChoiceOption } from './Choice.tsx';
export {
  describedBy,
  type Described,
  Field,
  FieldError,
  FieldGroup,
  type FieldGroupProps,
  FieldHint,
  FieldMarker,
  type FieldText,
} from './Field.tsx';
