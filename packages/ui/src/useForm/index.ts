export { type ErrorMessage, type FieldErrors, type FormOptions, type FormOutcome, type FormPhase, type FormState, useForm } from './useForm.ts';
