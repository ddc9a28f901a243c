export { ContentsLink, ContentsList, ContentsTitle } from './ContentsList.tsx';
