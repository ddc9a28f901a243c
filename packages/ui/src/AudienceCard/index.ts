export {
  AudienceCard, AudienceCardFocus, type AudienceCardFocusProps, AudienceCardList, type AudienceCardListProps, type AudienceCardProps, AudienceCardText,
  type AudienceCardTextProps, AudienceCardTitle, type AudienceCardTitleProps,
} from './AudienceCard.tsx';
