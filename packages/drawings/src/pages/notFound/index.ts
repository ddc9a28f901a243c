export { missingPaneDrawing, missingPaneSize } from './missingPane.ts';
