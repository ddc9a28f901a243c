export { SaltFilm } from './SaltFilm.tsx';
