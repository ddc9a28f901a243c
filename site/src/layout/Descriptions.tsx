import { Description, DescriptionList } from '@uno/ui/DescriptionList';
import { NoBreakText } from './NoBreakText.tsx';

/** A description list with one text per term. */
export const Descriptions = ({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) => (
  <DescriptionList>
    {rows.map(([term, text]) => (
      <Description key={term} term={term}>
        <NoBreakText>{text}</NoBreakText>
      </Description>
    ))}
  </DescriptionList>
);
