export {
  AuthorCard, AuthorCardContact, type AuthorCardContactProps, AuthorCardName, type AuthorCardNameProps, type AuthorCardProps, AuthorCardRole,
  type AuthorCardRoleProps,
} from './AuthorCard.tsx';
