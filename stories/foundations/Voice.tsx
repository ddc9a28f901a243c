import { block, table } from '../documentation/documentation.css.ts';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import type { Contrast } from './voice.ts';

/** The column headings in one language. */
interface Columns {
  caption: string;
  said: string;
  not: string;
  because: string;
}

const columns: Readonly<Record<'en-CA' | 'fr-CA', Columns>> = {
  'en-CA': { caption: 'From the site, in English', said: 'We say', not: 'We don’t say', because: 'Why' },
  'fr-CA': { caption: 'Tiré du site, en français', said: 'Nous disons', not: 'Nous ne disons pas', because: 'Pourquoi' },
};

/** Texts of the site in one language, each beside a wording to avoid. */
export function Voice({ lang, contrasts }: { lang: 'en-CA' | 'fr-CA'; contrasts: readonly Contrast[] }) {
  const { caption, said, not, because } = columns[lang];
  return (
    <div className={`sb-unstyled ${block}`} lang={lang}>
      <ScrollTable className={table} label={caption} columns={[said, not, because]}>
        {contrasts.map((one) => (
          <tr key={one.said}>
            <td>
              <strong>{one.said}</strong>
            </td>
            <td>
              <s>{one.not}</s>
            </td>
            <td>{one.because}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
