export { GlassStrokes } from './GlassStrokes.tsx';
