export { WordSqueegee } from './WordSqueegee.tsx';
