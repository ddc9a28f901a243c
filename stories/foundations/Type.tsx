import { baseSource, cssVariable } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { locales } from '../../site/i18n/locale.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { useWords } from '../language.ts';
import { stringsInBoth } from '../siteWords.ts';
import { display, figure, page, specimen, table } from './foundations.css.ts';
import { typedName } from './names.ts';
import { numberIn } from './numberIn.ts';
import { TokenNames, useTokenColumns } from './TokenNames.tsx';
import { typeWords } from './typeWords.ts';
import { PX_IN_REM } from './units.ts';

type SizeName = keyof typeof vars.size;
type FaceName = keyof typeof vars.font;

const sizeNames = Object.keys(vars.size).filter((key): key is SizeName => key in vars.size);
const faceNames = Object.keys(vars.font).filter((key): key is FaceName => key in vars.font);

/** The smallest size of the display face, which loses its character in smaller letters. */
const displayFrom = baseSource.size.title.$value.value;

const strings = stringsInBoth(['hero']);
const specimens = locales.map((lang) => ({ lang, text: strings[lang]['hero.lead'] }));

function Size({ rem }: { rem: number }) {
  const locale = useLocale();
  return <td className={figure}>{`${numberIn(locale, rem)}\u00a0rem, ${numberIn(locale, rem * PX_IN_REM)}\u00a0px`}</td>;
}

/** The scale as a table, then every size in both languages: French runs a quarter longer, and takes É, ç, œ, «\u00a0». */
export function Sizes() {
  const t = useWords(typeWords);
  const largestFirst = sizeNames.toReversed();
  return (
    <section className={page}>
      <ScrollTable className={table} label={t.sizes} caption={t.sizesCaption} columns={[...useTokenColumns(), t.at360, t.at1280, t.whatFor]}>
        {largestFirst.map((size) => (
          <tr key={size}>
            <TokenNames group="size" name={size} />
            <Size rem={baseSource.size[size].$extensions['uno.min'].value} />
            <Size rem={baseSource.size[size].$value.value} />
            <td>{t.sizeRoles[size]}</td>
          </tr>
        ))}
      </ScrollTable>
      {largestFirst.map((size) => (
        <div className={specimen} key={size}>
          <p className={figure}>{size}</p>
          {specimens.map(({ lang, text }) => (
            <p key={lang} lang={lang} className={baseSource.size[size].$value.value >= displayFrom ? display : undefined} style={{ fontSize: vars.size[size] }}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}

const characters = 'ÀÂÇÉÈÊËÎÏÔŒÙÛÜ àâçéèêëîïôœùûü « » “ ” ‘ ’ – — … 0123456789 $ % °';

/** Both faces: their letters for two languages, and their weights. */
export function Faces() {
  const locale = useLocale();
  const t = useWords(typeWords);
  return (
    <section className={page}>
      {faceNames.map((key) => {
        const token = baseSource.font[key];
        return (
          <div className={specimen} key={key}>
            <h2 style={{ fontFamily: token.$value.join(', ') }}>{token.$value[0]}</h2>
            <p>
              {t.faceRoles[key]} <code>{typedName('font', key)}</code>, <code>{cssVariable('font', key)}</code>. {t.fallback} {token.$value.slice(1).join(', ')}.
            </p>
            <p lang="fr-CA" style={{ fontFamily: token.$value.map((family) => `"${family}"`).join(', '), fontSize: vars.size.lead }}>
              {characters}
            </p>
          </div>
        );
      })}
      <ScrollTable className={table} label={t.numbers} caption={t.numbersCaption} columns={[...useTokenColumns(), t.value]}>
        {(['weight', 'leading', 'tracking'] as const).flatMap((group) =>
          Object.entries(baseSource[group]).map(([key, token]) =>
            typeof token === 'string' ? null : (
              <tr key={`${group} ${key}`}>
                <TokenNames group={group} name={key} />
                <td className={figure}>{numberIn(locale, token.$value)}</td>
              </tr>
            ),
          ),
        )}
      </ScrollTable>
    </section>
  );
}
