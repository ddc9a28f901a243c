import { baseSource, cssVariable } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { locales } from '../../site/i18n/locale.ts';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { stringsInBoth } from '../siteWords.ts';
import { display, figure, page, specimen, table } from './foundations.css.ts';
import { typedName } from './names.ts';
import { tokenColumns, TokenNames } from './TokenNames.tsx';
import { PX_IN_REM } from './units.ts';

type SizeName = keyof typeof vars.size;

const sizeNames = Object.keys(vars.size).filter((key): key is SizeName => key in vars.size);

/** What each size is for. */
const sizeRoles: Readonly<Record<SizeName, string>> = {
  display: 'The title of the home page.',
  headline: 'The title of a page, or of a section that closes one.',
  heading: 'The heading of a section.',
  title: 'The heading of a card, a group or a panel.',
  lead: 'The sentence under a title, and quotations.',
  body: 'Running text.',
  small: 'Labels, buttons, tables, links in menus.',
  caption: 'Captions, badges, notes.',
};

/** The smallest size of the display face, which loses its character in smaller letters. */
const displayFrom = baseSource.size.title.$value.value;

const strings = stringsInBoth(['hero']);
const specimens = locales.map((lang) => ({ lang, text: strings[lang]['hero.lead'] }));

function Size({ rem }: { rem: number }) {
  return (
    <td className={figure}>
      {rem} rem, {rem * PX_IN_REM} px
    </td>
  );
}

/** The scale as a table, then every size in both languages: French runs a quarter longer, and takes É, ç, œ, «\u00a0». */
export function Sizes() {
  const largestFirst = sizeNames.toReversed();
  return (
    <section className={page}>
      <ScrollTable className={table} label="Sizes" caption="Font sizes" lang="en-CA" columns={[...tokenColumns, 'At 360 px', 'At 1,280 px', 'What for']}>
        {largestFirst.map((size) => (
          <tr key={size}>
            <TokenNames group="size" name={size} />
            <Size rem={baseSource.size[size].$extensions['uno.min'].value} />
            <Size rem={baseSource.size[size].$value.value} />
            <td>{sizeRoles[size]}</td>
          </tr>
        ))}
      </ScrollTable>
      {largestFirst.map((size) => (
        <div className={specimen} key={size}>
          <p className={figure} lang="en-CA">
            {size}
          </p>
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

/** What each face is for. */
const faceRoles: Readonly<Record<string, string>> = {
  display: 'For headings, and for figures that carry a promise.',
  text: 'For everything else.',
};

/** Both faces: their letters for two languages, and their weights. */
export function Faces() {
  return (
    <section className={page} lang="en-CA">
      {Object.entries(baseSource.font).map(([key, token]) =>
        typeof token === 'string' ? null : (
          <div className={specimen} key={key}>
            <h2 style={{ fontFamily: token.$value.join(', ') }}>{token.$value[0]}</h2>
            <p>
              {faceRoles[key]} <code>{typedName('font', key)}</code>, <code>{cssVariable('font', key)}</code>. While its file is loading, the
              text is shown in the next of: {token.$value.slice(1).join(', ')}.
            </p>
            <p lang="fr-CA" style={{ fontFamily: token.$value.map((family) => `"${family}"`).join(', '), fontSize: vars.size.lead }}>
              {characters}
            </p>
          </div>
        ),
      )}
      <ScrollTable className={table} label="Weight, leading, tracking" caption="Weight, leading (the height of a line, in font sizes), tracking (between letters, in em)" columns={[...tokenColumns, 'Value']}>
        {(['weight', 'leading', 'tracking'] as const).flatMap((group) =>
          Object.entries(baseSource[group]).map(([key, token]) =>
            typeof token === 'string' ? null : (
              <tr key={`${group} ${key}`}>
                <TokenNames group={group} name={key} />
                <td className={figure}>{token.$value}</td>
              </tr>
            ),
          ),
        )}
      </ScrollTable>
    </section>
  );
}
