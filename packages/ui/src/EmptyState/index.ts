export { EmptyState, EmptyStateDrawing, EmptyStateTitle } from './EmptyState.tsx';
