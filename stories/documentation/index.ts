export { DoAndDont } from './DoAndDont.tsx';
export { Examples } from './Examples.tsx';
export { KeyboardTable } from './KeyboardTable.tsx';
export { Measured } from './Measured.tsx';
export { Props } from './Props.tsx';
export { Specimens } from './Specimens.tsx';
