export { CategoryObject } from './CategoryObject.tsx';
