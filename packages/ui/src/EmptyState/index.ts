export { EmptyState, type EmptyStateProps, EmptyStateTitle, type EmptyStateTitleProps } from './EmptyState.tsx';
