export { MissingPane } from './MissingPane.tsx';
