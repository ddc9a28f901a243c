import { Benefit, BenefitList, BenefitText, BenefitTitle } from '@uno/ui/BenefitList';
import { Section, SectionTitle } from '@uno/ui/Section';
import { HouseNumberScrews } from '@uno/ui/house/PlateScrews';
import { complete } from './complete.ts';
import { NoBreakText } from './NoBreakText.tsx';

/** The benefits of a service, each with a mark, a title and a text. */
export function ServiceBenefits({ title, benefits }: { title: string; benefits: readonly (readonly [mark: string, title: string, text: string])[] }) {
  return (
    <Section padding="small" aria-labelledby="benefits">
      <SectionTitle size="small" id="benefits">{title}</SectionTitle>
      <BenefitList>
        {complete(benefits).map(([mark, name, text]) => (
          <Benefit key={name} mark={<>{mark}<HouseNumberScrews /></>}>
            <BenefitTitle>{name}</BenefitTitle>
            <BenefitText><NoBreakText>{text}</NoBreakText></BenefitText>
          </Benefit>
        ))}
      </BenefitList>
    </Section>
  );
}
