export { EmptyState, EmptyStateDrawing, type EmptyStateDrawingProps, type EmptyStateProps, EmptyStateTitle, type EmptyStateTitleProps } from './EmptyState.tsx';
