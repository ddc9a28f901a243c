export { ServiceCard, ServiceCardFact, ServiceCardText, ServiceCardTitle, ServiceWindow } from './ServiceCard.tsx';
