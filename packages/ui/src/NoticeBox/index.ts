export { NoticeBox, type NoticeBoxProps } from './NoticeBox.tsx';
export { NoticeBoxDismiss } from './NoticeBoxDismiss.tsx';
