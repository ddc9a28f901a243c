export { label } from './LabelledList.css.ts';
export { LabelledList } from './LabelledList.tsx';
