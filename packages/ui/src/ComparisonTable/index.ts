export { ComparisonTable, type ComparisonTableColumn, type ComparisonTableProps, type ComparisonTableRow } from './ComparisonTable.tsx';
