export { AudienceCard, AudienceCardFocus, AudienceCardText, AudienceCardTitle, AudienceList } from './AudienceCard.tsx';
