export { Breadcrumb, BreadcrumbLink, type BreadcrumbLinkProps, BreadcrumbPage, type BreadcrumbPageProps, type BreadcrumbProps } from './Breadcrumb.tsx';
