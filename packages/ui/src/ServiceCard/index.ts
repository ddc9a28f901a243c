export {
  ServiceCard, ServiceCardFact, type ServiceCardFactProps, ServiceCardList, type ServiceCardListProps, type ServiceCardProps, ServiceCardText,
  type ServiceCardTextProps, ServiceCardTitle, type ServiceCardTitleProps,
} from './ServiceCard.tsx';
