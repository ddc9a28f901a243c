export { Description, DescriptionList } from './DescriptionList.tsx';
