export { NoticeBox, type NoticeBoxProps } from './NoticeBox.tsx';
