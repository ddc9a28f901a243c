export { ServiceCard, ServiceCardFact, ServiceCardText, ServiceCardTitle, ServiceList } from './ServiceCard.tsx';
