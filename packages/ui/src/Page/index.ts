export { Page, PageMain } from './Page.tsx';
