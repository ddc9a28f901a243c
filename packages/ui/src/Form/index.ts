export { Form, FormRow, FormTrap } from './Form.tsx';
