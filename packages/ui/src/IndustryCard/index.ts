export {
  IndustryCard, IndustryCardList, type IndustryCardListProps, IndustryCardNeeds, type IndustryCardNeedsProps, IndustryCardNote, type IndustryCardNoteProps,
  IndustryCardNotes, type IndustryCardNotesProps, type IndustryCardProps, IndustryCardText, type IndustryCardTextProps, IndustryCardTitle,
  type IndustryCardTitleProps,
} from './IndustryCard.tsx';
