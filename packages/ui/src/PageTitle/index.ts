export { PageLead, PageTitle } from './PageTitle.tsx';
