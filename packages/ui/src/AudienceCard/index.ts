export { AudienceCard, AudienceCardFocus, AudienceCardText, AudienceCardTitle, AudienceWindow } from './AudienceCard.tsx';
