export { PageLead, type PageLeadProps, PageTitle, type PageTitleProps } from './PageTitle.tsx';
