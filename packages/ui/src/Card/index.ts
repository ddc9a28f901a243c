export {
  Card, CardFooter, type CardFooterProps, CardList, type CardListProps, type CardProps, CardText, type CardTextProps, CardTitle, type CardTitleProps,
  LinkCard, type LinkCardProps, LinkCardTitle, type LinkCardTitleProps,
} from './Card.tsx';
