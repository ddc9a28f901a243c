import { roomy } from './foundations.css.ts';
import { cssName, typedName } from './names.ts';

/** A name that is broken after a dot, if at all. */
const inParts = (name: string) => name.split('.').flatMap((part, at) => (at === 0 ? [part] : ['.', <wbr key={part} />, part]));

/** Heads the columns of `TokenNames`. */
export const tokenColumns = ['In TypeScript', { words: 'In CSS', className: roomy }] as const;

/** What a token is called, in TypeScript and, where there is room, in CSS: two cells of a row. */
export function TokenNames({ group, name }: { group: string; name: string }) {
  return (
    <>
      <th scope="row">
        <code>{inParts(typedName(group, name))}</code>
      </th>
      <td className={roomy}>
        <code>{cssName(group, name)}</code>
      </td>
    </>
  );
}
