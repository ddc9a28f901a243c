export { CleanWindow } from './CleanWindow.tsx';
