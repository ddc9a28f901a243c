export { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './Breadcrumb.tsx';
