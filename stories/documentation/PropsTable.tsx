import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { code, propsTable, type, typeBelow, typeBeside } from './documentation.css.ts';
import type { DocumentedProp } from './documented.ts';
import { sayIn } from './guide.ts';
import { JsdocText } from './JsdocText.tsx';
import { ScrollTable } from './ScrollTable.tsx';

function Row({ name, type: tsType, required, jsdoc, fallback }: DocumentedProp) {
  const say = sayIn(useLocale());
  return (
    <tr>
      <th scope="row">
        <code className={code}>{name}</code>
        {required && say(' (required)', ' (obligatoire)')}
        <code className={typeBelow}>{tsType}</code>
      </th>
      <td className={typeBeside}>
        <code className={type}>{tsType}</code>
      </td>
      <td>
        <JsdocText>{jsdoc}</JsdocText>
        {fallback !== undefined && !jsdoc.includes('Default') && (
          <>
            {' '}
            {say('Default', 'Par défaut\u00a0:')} <code className={code}>{fallback}</code>.
          </>
        )}
      </td>
    </tr>
  );
}

/**
 * The props of a component, or the fields of a type, with the type and the JSDoc of each. On a phone the type is below the
 * name, so that it is visible; a table that is still too wide scrolls in its frame.
 */
export function PropsTable({
  of,
  kind,
  rows,
}: {
  /** The component's or the type's name. */
  of: string;
  /** What the rows are: it heads the first column. */
  kind: 'prop' | 'field';
  /** In the order of their source. */
  rows: readonly DocumentedProp[];
}) {
  const say = sayIn(useLocale());
  const words = {
    prop: { label: say(`Props of ${of}`, `Props de ${of}`), first: 'Prop' },
    field: { label: say(`Fields of ${of}`, `Champs de ${of}`), first: say('Field', 'Champ') },
  }[kind];
  return (
    <ScrollTable
      className={propsTable}
      label={words.label}
      caption={<code className={code}>{of}</code>}
      columns={[words.first, { words: 'Type', className: typeBeside }, say('What for', 'Utilité')]}
    >
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </ScrollTable>
  );
}
