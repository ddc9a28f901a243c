export { ComparisonTable, ComparisonTableCell, ComparisonTableColumn, ComparisonTableRow } from './ComparisonTable.tsx';
