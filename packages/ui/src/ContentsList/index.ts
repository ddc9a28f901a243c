export { ContentsLink, type ContentsLinkProps, ContentsList, type ContentsListProps } from './ContentsList.tsx';
