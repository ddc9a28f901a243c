import { AccordionItem, Accordion } from '@uno/ui/Accordion';
import type { SurfaceName } from '@uno/tokens';
import { Section, SectionTitle } from '@uno/ui/Section';
import { SashWindow } from '@uno/ui/house/SashWindow';
import type { FaqQuestion } from '../head/pageStructuredData.ts';
import { NoBreakText } from './NoBreakText.tsx';
import * as styles from './Questions.css.ts';

/** Frequently asked questions and their answers. The page's structured data has the same ones. */
export function Questions({
  title,
  questions,
  surface,
  beside = false,
}: {
  title: string;
  questions: readonly FaqQuestion[];
  surface?: SurfaceName;
  /** Whether the title is to the left of the questions on wide screens. Default: above them. */
  beside?: boolean;
}) {
  return (
    <Section padding="small" {...(surface && { surface })} aria-labelledby="questions" {...(beside && { className: styles.beside })}>
      <SectionTitle size="small" id="questions">{title}</SectionTitle>
      <Accordion>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} mark={<SashWindow />} title={<NoBreakText>{question}</NoBreakText>}>
            <p><NoBreakText>{answer}</NoBreakText></p>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
