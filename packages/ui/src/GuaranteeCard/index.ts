export { GuaranteeCard, GuaranteeCardList, GuaranteeCardText, GuaranteeCardTitle } from './GuaranteeCard.tsx';
