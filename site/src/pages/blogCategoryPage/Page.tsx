/** A further page of a category is laid out as the first. */
export { default } from '../blogCategory/Page.tsx';
