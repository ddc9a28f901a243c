export { Benefit, BenefitList, BenefitText, BenefitTitle } from './BenefitList.tsx';
