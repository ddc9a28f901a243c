export { type ReviewGroup, type ReviewItem, ReviewSummary, type ReviewSummaryProps } from './ReviewSummary.tsx';
