import { useId } from 'react';

/** The given id, or a generated one, so that two forms on a page never share an id. */
export function useFieldId(id: string | undefined): string {
  const own = useId();
  return id ?? own;
}
