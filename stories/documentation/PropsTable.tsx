import { code, propsTable, type, typeBelow, typeBeside } from './documentation.css.ts';
import type { DocumentedProp } from './documented.ts';
import { JsdocText } from './JsdocText.tsx';
import { ScrollTable } from './ScrollTable.tsx';

function Row({ name, type: tsType, required, jsdoc, fallback }: DocumentedProp) {
  return (
    <tr>
      <th scope="row">
        <code className={code}>{name}</code>
        {required && ' (required)'}
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
            Default <code className={code}>{fallback}</code>.
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
  first,
  rows,
}: {
  /** The component's or the type's name. */
  of: string;
  /** The heading of the first column: “Prop”, “Field”. */
  first: string;
  /** In the order of their source. */
  rows: readonly DocumentedProp[];
}) {
  return (
    <ScrollTable className={propsTable} label={`${first}s of ${of}`} caption={<code className={code}>{of}</code>} columns={[first, { words: 'Type', className: typeBeside }, 'What for']}>
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </ScrollTable>
  );
}
