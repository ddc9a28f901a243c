export { Prose, type ProseProps, ProseTable, type ProseTableProps } from './Prose.tsx';
