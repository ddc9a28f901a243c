import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { block, key as keyClass, wordTable } from './documentation.css.ts';
import { sayIn } from './guide.ts';
import type { KeyboardRow } from './keyboard.ts';
import { frenchKeyNames } from './keyNames.ts';
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
  const locale = useLocale();
  const say = sayIn(locale);
  return (
    <div className={`sb-unstyled ${block}`} lang={locale}>
      <ScrollTable
        className={wordTable}
        label={say('Keyboard', 'Clavier')}
        caption={say('Keyboard. Each row is run as a test.', 'Clavier. Chaque ligne est exécutée comme test.')}
        columns={[say('Key', 'Touche'), say('When', 'Quand'), say('What happens', 'Ce qui se passe')]}
      >
        {rows.map(({ key, given, result }) => (
          <tr key={`${key} ${given[0]}`}>
            <th scope="row">
              <Keys of={say(key, frenchKeyNames[key])} />
            </th>
            <td>{say(...given)}</td>
            <td>{say(...result)}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
