export { Form, type FormProps, FormRow, type FormRowProps, FormTrap, type FormTrapProps } from './Form.tsx';
