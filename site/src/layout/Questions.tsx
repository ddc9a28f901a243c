import { FaqItem, FaqList } from '@uno/ui/FaqList';
import { SectionTitle } from '@uno/ui/Section';
import type { Question } from '../head/things.ts';
import { Unparted } from './Unparted.tsx';

/** Questions that visitors ask, and their answers: what a page's structured data says too. Stands in a `Section`. */
export function Questions({ title, questions, id = 'questions' }: { title: string; questions: readonly Question[]; /** Of the title. Default `questions`. */ id?: string }) {
  return (
    <>
      <SectionTitle id={id}>{title}</SectionTitle>
      <FaqList>
        {questions.map(({ question, answer }) => (
          <FaqItem key={question} question={<Unparted>{question}</Unparted>}>
            <p>{answer}</p>
          </FaqItem>
        ))}
      </FaqList>
    </>
  );
}
