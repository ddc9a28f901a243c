import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { hero as en } from '../../site/content/en/hero.ts';
import { hero as fr } from '../../site/content/fr/hero.ts';
import { display, figure, page, scroll, specimen, table } from './foundations.css.ts';

type SizeName = keyof typeof vars.size;

const sizeNames = Object.keys(vars.size).filter((key): key is SizeName => key in vars.size);

/** From this size up, the display face: below it loses its character. */
const displayFrom = baseSource.size.title.$value.value;

const specimens = [
  { lang: 'en-CA', text: en['hero.lead'] },
  { lang: 'fr-CA', text: fr['hero.lead'] },
] as const;

/** Every size, in both languages: French runs a quarter longer, and takes É, ç, œ, «\u00a0». */
export function Sizes() {
  return (
    <section className={page}>
      {sizeNames.toReversed().map((size) => {
        const { $value, $extensions } = baseSource.size[size];
        const isDisplay = $value.value >= displayFrom;
        return (
          <div className={specimen} key={size}>
            <p className={figure} lang="en-CA">
              {size}: {$extensions['uno.min'].value} to {$value.value} {$value.unit}
            </p>
            {specimens.map(({ lang, text }) => (
              <p key={lang} lang={lang} className={isDisplay ? display : undefined} style={{ fontSize: vars.size[size] }}>
                {text}
              </p>
            ))}
          </div>
        );
      })}
    </section>
  );
}

const characters = 'ÀÂÇÉÈÊËÎÏÔŒÙÛÜ àâçéèêëîïôœùûü « » “ ” ‘ ’ – — … 0123456789 $ % °';

/** Both faces: their letters for two languages, and their weights. */
export function Faces() {
  return (
    <section className={page} lang="en-CA">
      {Object.entries(baseSource.font).map(([key, token]) =>
        typeof token === 'string' ? null : (
          <div className={specimen} key={key}>
            <h2 style={{ fontFamily: token.$value.join(', ') }}>{token.$value[0]}</h2>
            <p>For {key}; until it has come, {token.$value[1]} stands in its measure.</p>
            <p lang="fr-CA" style={{ fontFamily: token.$value.map((family) => `"${family}"`).join(', '), fontSize: vars.size.lead }}>
              {characters}
            </p>
          </div>
        ),
      )}
      <div className={scroll}>
        <table className={table}>
          <caption>Weight, leading, tracking</caption>
          <tbody>
            {(['weight', 'leading', 'tracking'] as const).flatMap((group) =>
              Object.entries(baseSource[group]).map(([key, token]) =>
                typeof token === 'string' ? null : (
                  <tr key={`${group} ${key}`}>
                    <th scope="row">
                      {group}.{key}
                    </th>
                    <td className={figure}>{token.$value}</td>
                  </tr>
                ),
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
