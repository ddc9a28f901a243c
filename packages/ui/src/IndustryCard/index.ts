export { IndustryCard, IndustryCardNeeds, IndustryCardNote, IndustryCards, IndustryCardText, IndustryCardTitle, IndustryCardWindow } from './IndustryCard.tsx';
