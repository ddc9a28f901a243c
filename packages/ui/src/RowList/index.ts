export { Row, RowList, type RowListProps, RowNote, type RowNoteProps, type RowProps, RowTitle, type RowTitleProps } from './RowList.tsx';
