export { AuthorCard, AuthorCardContact, AuthorCardName, AuthorCardRole } from './AuthorCard.tsx';
