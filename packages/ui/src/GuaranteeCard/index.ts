export {
  GuaranteeCard, GuaranteeCardList, type GuaranteeCardListProps, type GuaranteeCardProps, GuaranteeCardText, type GuaranteeCardTextProps, GuaranteeCardTitle,
  type GuaranteeCardTitleProps,
} from './GuaranteeCard.tsx';
