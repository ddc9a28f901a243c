export { NoticeBox, type NoticeBoxProps } from './NoticeBox.tsx';
export type { StatusKind } from '../status/index.ts';
export { NoticeBoxDismiss, type NoticeBoxDismissProps } from './NoticeBoxDismiss.tsx';
