export { FaqItem, FaqList } from './FaqList.tsx';
