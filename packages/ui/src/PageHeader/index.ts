export { PageHeader, PageHeaderActions, PageHeaderLead, PageHeaderTitle } from './PageHeader.tsx';
