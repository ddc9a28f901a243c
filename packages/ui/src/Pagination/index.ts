export { Pagination, type PaginationLabels } from './Pagination.tsx';
