export { Form, type FormProps, FormRow } from './Form.tsx';
