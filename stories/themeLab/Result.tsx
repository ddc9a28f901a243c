import { formatHex, parse } from 'culori';
import { hexOf } from '@uno/tokens';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { table } from '../foundations/foundations.css.ts';
import type { LabWords } from './labWords.ts';
import type { SolvedLab } from './solve.ts';
import { kept, note, swatch } from './ThemeLab.css.ts';

/** A colour and its hex. */
export const Hex = ({ children: hex }: { children: string }) => (
  <span>
    <span className={swatch} style={{ backgroundColor: hex }} aria-hidden="true" /> <code>{hex}</code>
  </span>
);

/** The seed beside what it became, what moved and why, and the warnings. */
export function Result({ t, solved: { generated, source, seed } }: { t: LabWords; solved: SolvedLab }) {
  const given = formatHex(parse(seed)) ?? seed;
  const places = [
    { what: t.button, hex: hexOf(source, 'action'), wanted: generated.role === 'action' },
    { what: t.accentRole, hex: hexOf(source, 'brand'), wanted: true },
  ];
  const exact = places.filter(({ hex }) => hex === given).map(({ what }) => what);
  return (
    <section>
      <h2>{t.result}</h2>
      <p className={kept}>
        <Hex>{given}</Hex> {exact.length > 0 ? t.keptAs(exact.join(', ')) : t.nowhere}{' '}
        {places
          .filter(({ hex, wanted }) => wanted && hex !== given)
          .map(({ what, hex }) => t.becomes(what, hex))
          .join(' ')}
      </p>
      {generated.warnings.map((warning) => (
        <p key={warning.text} className={note}>
          {t.warning(warning)}
        </p>
      ))}
      <h3>{t.moved}</h3>
      {generated.moved.length === 0 ? (
        <p>{t.noneMoved}</p>
      ) : (
        <ScrollTable className={table} label={t.moved} columns={t.movedColumns}>
          {generated.moved.map((moved) => (
            <tr key={moved.token}>
              <th scope="row">
                <code>{moved.token}</code>
              </th>
              <td>
                <Hex>{moved.from}</Hex>
              </td>
              <td>
                <Hex>{moved.to}</Hex>
              </td>
              <td>{t.reason(moved)}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </section>
  );
}
