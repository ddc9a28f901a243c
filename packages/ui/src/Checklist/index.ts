export { Checklist, ChecklistItem, type ChecklistItemProps, type ChecklistProps } from './Checklist.tsx';
