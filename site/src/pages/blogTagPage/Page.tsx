/** A further page of a tag is laid out as the first. */
export { default } from '../blogTag/Page.tsx';
