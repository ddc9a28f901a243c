import { Description, DescriptionList } from '@uno/ui/DescriptionList';

/** Terms, each with a sentence or two that describe it. */
export const Descriptions = ({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) => (
  <DescriptionList>
    {rows.map(([term, text]) => (
      <Description key={term} term={term}>
        {text}
      </Description>
    ))}
  </DescriptionList>
);
