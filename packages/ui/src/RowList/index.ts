export { Row, RowList, RowNote, RowTitle } from './RowList.tsx';
