export { AudienceCard, AudienceCardFocus, AudienceCardList, AudienceCardText, AudienceCardTitle } from './AudienceCard.tsx';
