export { ComparisonTable, type ComparisonTableColumn, type ComparisonTableRow } from './ComparisonTable.tsx';
