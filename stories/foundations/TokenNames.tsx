import { hiddenOnPhones } from './foundations.css.ts';
import { cssVariable } from '@uno/tokens';
import { useWords } from '../language.ts';
import { typedName } from './names.ts';

/** A name that may break only after a dot. */
const inParts = (name: string) => name.split('.').flatMap((part, at) => (at === 0 ? [part] : ['.', <wbr key={part} />, part]));

const words = {
  'en-CA': { typed: 'In TypeScript', variable: 'In CSS' },
  'fr-CA': { typed: 'En TypeScript', variable: 'En CSS' },
};

/** The headings of the columns of `TokenNames`. */
export function useTokenColumns() {
  const t = useWords(words);
  return [t.typed, { words: t.variable, className: hiddenOnPhones }] as const;
}

/** The name of a token in TypeScript and, except on phones, in CSS: two cells of a row. */
export function TokenNames({ group, name }: { group: string; name: string }) {
  return (
    <>
      <th scope="row">
        <code>{inParts(typedName(group, name))}</code>
      </th>
      <td className={hiddenOnPhones}>
        <code>{cssVariable(group, name)}</code>
      </td>
    </>
  );
}
