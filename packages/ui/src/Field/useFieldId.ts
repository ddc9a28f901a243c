import { useId } from 'react';

/** The id that the consumer gives, else one of the component's own: two forms of one page never share an id. */
export function useFieldId(id: string | undefined): string {
  const own = useId();
  return id ?? own;
}
