export {
  Benefit, BenefitList, type BenefitListProps, type BenefitProps, BenefitText, type BenefitTextProps, BenefitTitle, type BenefitTitleProps,
} from './BenefitList.tsx';
