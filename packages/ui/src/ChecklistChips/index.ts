export { ChecklistChip, ChecklistChips } from './ChecklistChips.tsx';
