import { surfaceNames } from '@uno/tokens';
import { memo } from 'react';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { table } from '../foundations/foundations.css.ts';
import type { LabState } from './labState.ts';
import type { LabWords } from './labWords.ts';
import type { MatrixCell, SolvedLab } from './solve.ts';
import { ratioCell } from './ThemeLab.css.ts';

/** Never rounded up: 4.499 has not reached 4.5. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The contrast of each role on each surface. */
export const Matrix = memo(function Matrix({ t, solved: { cells }, level }: { t: LabWords; solved: SolvedLab; level: LabState['contrast'] }) {
  const rows = Map.groupBy(cells, ({ role, on, needed }) => `${role} / ${on} ≥ ${needed}`);
  return (
    <details>
      <summary>
        <h2>{t.matrix}</h2>
      </summary>
      <ScrollTable className={table} label={t.matrix} caption={t.matrixCaption(level)} columns={[t.roleColumn, ...surfaceNames]}>
        {[...rows].map(([row, inRow]) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {inRow.map((cell) => (
              <Ratio key={cell.surface} t={t} cell={cell} />
            ))}
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
});

/** A ratio, in its own colours. */
const Ratio = memo(
  function Ratio({ t, cell: { front, back, ratio, needed, isText } }: { t: LabWords; cell: MatrixCell }) {
    const fails = ratio < needed;
    return (
      <td>
        <span className={ratioCell} style={{ backgroundColor: back, borderColor: front }}>
          {isText && (
            <span aria-hidden="true" style={{ color: front }}>
              Aé
            </span>
          )}
        </span>{' '}
        {shown(ratio)}
        {fails && ` ${t.below}`}
      </td>
    );
  },
  (before, after) => before.t === after.t && before.cell.front === after.cell.front && before.cell.back === after.cell.back && before.cell.needed === after.cell.needed,
);
