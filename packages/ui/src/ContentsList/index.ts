export { ContentsLink, type ContentsLinkProps, ContentsList, type ContentsListProps, ContentsTitle, type ContentsTitleProps } from './ContentsList.tsx';
