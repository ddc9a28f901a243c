import { block, key as keyClass, wordTable } from './documentation.css.ts';
import type { KeyboardRow } from './keyboard.ts';
import { ScrollTable } from './ScrollTable.tsx';

/** “Shift + Tab” is two keys. */
function Keys({ of }: { of: string }) {
  return of.split(' + ').map((one, at) => (
    <span key={one}>
      {at > 0 && ' + '}
      <kbd className={keyClass}>{one}</kbd>
    </span>
  ));
}

/** A table of a component's keyboard behaviour. The component's Keyboard story runs the same rows as a test. */
export function KeyboardTable({
  rows,
}: {
  /** The rows that the component's Keyboard story `proves`. */
  rows: readonly KeyboardRow[];
}) {
  return (
    <div className={`sb-unstyled ${block}`} lang="en-CA">
      <ScrollTable className={wordTable} label="Keyboard" caption="Keyboard. Each row is run as a test." columns={['Key', 'When', 'What happens']}>
        {rows.map(({ key, given, result }) => (
          <tr key={`${key} ${given}`}>
            <th scope="row">
              <Keys of={key} />
            </th>
            <td>{given}</td>
            <td>{result}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
