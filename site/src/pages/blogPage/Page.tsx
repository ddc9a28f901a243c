/** A further page of the index is laid out as the first. */
export { default } from '../blog/Page.tsx';
