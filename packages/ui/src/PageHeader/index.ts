export { PageHeader, PageHeaderActions } from './PageHeader.tsx';
