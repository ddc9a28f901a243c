import { FaqItem, FaqList } from '@uno/ui/FaqList';
import { Section, type SectionGround, SectionTitle } from '@uno/ui/Section';
import type { Question } from '../head/pageStructuredData.ts';
import { NoBreakTitle } from './NoBreakTitle.tsx';
import * as styles from './Questions.css.ts';

/** Questions that visitors ask, and their answers: what a page's structured data says too. */
export function Questions({
  title,
  questions,
  ground = 'paper',
  beside = false,
}: {
  title: string;
  questions: readonly Question[];
  ground?: SectionGround;
  /** Whether the title stands at left of the questions on a wide screen. Default: above them. */
  beside?: boolean;
}) {
  return (
    <Section ground={ground} aria-labelledby="questions" {...(beside && { className: styles.beside })}>
      <SectionTitle id="questions">{title}</SectionTitle>
      <FaqList>
        {questions.map(({ question, answer }) => (
          <FaqItem key={question} question={<NoBreakTitle>{question}</NoBreakTitle>}>
            <p>{answer}</p>
          </FaqItem>
        ))}
      </FaqList>
    </Section>
  );
}
