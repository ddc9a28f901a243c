export { PageHeader, PageHeaderActions, type PageHeaderActionsProps, type PageHeaderProps } from './PageHeader.tsx';
