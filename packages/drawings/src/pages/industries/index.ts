export { lot, street } from './street.ts';
