export { Page, PageMain, type PageMainProps, type PageProps } from './Page.tsx';
