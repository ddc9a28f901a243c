export { IndustryCard, IndustryCardNeeds, IndustryCardNote, IndustryCardList, IndustryCardText, IndustryCardTitle, IndustryCardWindow } from './IndustryCard.tsx';
