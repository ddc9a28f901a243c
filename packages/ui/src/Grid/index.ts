export { type ColumnCount, columns, type Place, type Places } from './columns.ts';
export { Grid, GridItem } from './Grid.tsx';
