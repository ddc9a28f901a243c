import { Cluster } from '@uno/ui/Cluster';
import { QuoteAndCallLinks, type QuoteAndCallProps } from './QuoteAndCallLinks.tsx';

/** The quote button and the telephone button side by side, for the top of a page. The page declares the section `common`. */
export function QuoteAndCall(props: QuoteAndCallProps) {
  return (
    <Cluster gap="x3" justify="fill">
      <QuoteAndCallLinks {...props} />
    </Cluster>
  );
}
