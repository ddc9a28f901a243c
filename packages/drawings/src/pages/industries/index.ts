export { lotSize, industryStreet } from './street.ts';
