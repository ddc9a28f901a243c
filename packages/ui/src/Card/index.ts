export { Card, CardFooter, CardList, type CardProps, CardText, CardTitle, LinkCard, LinkCardTitle } from './Card.tsx';
