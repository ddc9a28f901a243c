export { ServiceCard, ServiceCardFact, ServiceCardList, ServiceCardText, ServiceCardTitle } from './ServiceCard.tsx';
