export { GuaranteeCard, GuaranteeCards, GuaranteeCardText, GuaranteeCardTitle } from './GuaranteeCard.tsx';
