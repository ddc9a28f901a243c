export { IndustryCard, IndustryCardList, IndustryCardNeeds, IndustryCardNote, IndustryCardNotes, IndustryCardText, IndustryCardTitle } from './IndustryCard.tsx';
