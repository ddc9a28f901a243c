export { Prose, ProseTable, type ProseTableProps } from './Prose.tsx';
