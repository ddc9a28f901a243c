export { type ColumnCount, columns, type Place, type Places } from './columns.ts';
export { Grid, GridItem, type GridItemProps, type GridProps } from './Grid.tsx';
