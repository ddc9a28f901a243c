export { EmptyState, EmptyStateTitle } from './EmptyState.tsx';
