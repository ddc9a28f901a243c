export { Checklist, ChecklistItem } from './Checklist.tsx';
