import { artHexOf, type ArtName, type ColorName, cssVariable, hexOf, measure, type Pair, pairs, surfaceNames, surfaceRows, surfaces, type ThemeName, themeNames, themeSources } from '@uno/tokens';
import { Fragment, type ReactNode } from 'react';
import type { Locale } from '../../site/i18n/locale.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { useWords } from '../language.ts';
import { colourWords } from './colourWords.ts';
import { chip, declaredPairs, figure, groundPane, groundPanes, groundTitle, inTheme, inThemes, name, page, plane, hiddenOnPhones, sample, swatch, swatches, table, tallies, tally } from './foundations.css.ts';
import { backgroundsOf, foregroundsOn, type PairGroup, rolesOf, typedName } from './names.ts';
import { numberIn } from './numberIn.ts';
import { artRoles, colourRoles } from './roles.ts';

/** Two decimals, never rounded up: 4.499 has not reached 4.5. */
const shown = (locale: Locale, ratio: number): string => numberIn(locale, Math.floor(ratio * 100) / 100, 2);

const styleOf = (theme: ThemeName, { foreground, background }: Pair) => ({
  color: hexOf(themeSources[theme], foreground),
  backgroundColor: hexOf(themeSources[theme], background),
  borderColor: hexOf(themeSources[theme], foreground),
});

/** A name that may break before each of its words: “paper”, “Deep”. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])/).map((word, at) => (
    <Fragment key={`${at} ${word}`}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));

/** A sample of a pair: letters for text, a line for lines. */
function Specimen({ theme, pair }: { theme: ThemeName; pair: Pair }) {
  const isText = pair.use === 'text' || pair.use === 'large';
  return (
    <span className={sample} data-use={pair.use} style={styleOf(theme, pair)} aria-hidden="true">
      {isText && 'Aé'}
    </span>
  );
}

/** The ratio and its target. A decoration has no target. */
function Measured({ theme, pair }: { theme: ThemeName; pair: Pair }) {
  const locale = useLocale();
  const { noTarget } = useWords(colourWords);
  const { ratio, needed, passes } = measure(themeSources[theme], pair, theme);
  return pair.use === 'decoration' ? `${shown(locale, ratio)}, ${noTarget}` : `${shown(locale, ratio)} ${passes ? '≥' : '<'} ${numberIn(locale, needed)}`;
}

/** Every pair that a component may use, in each theme: a sample, its ratio, its target. A phone shows only the chosen theme. */
export function PairTable({ chosen }: { chosen: ThemeName }) {
  const t = useWords(colourWords);
  const column = (theme: ThemeName) => (theme === chosen ? '' : hiddenOnPhones);
  return (
    <section className={page}>
      <ScrollTable className={table} label={t.pairs} caption={t.caption} columns={[t.pair, t.use, ...themeNames.map((theme) => ({ words: theme, className: column(theme) }))]}>
        {pairs.map((pair) => (
          <tr key={`${pair.use} ${pair.foreground} ${pair.background}`}>
            <th scope="row">
              {breakable(pair.foreground)} {t.on} {breakable(pair.background)}
            </th>
            <td>{t.uses[pair.use]}</td>
            {themeNames.map((theme) => (
              <td key={theme} className={`${figure} ${column(theme)}`}>
                <Specimen theme={theme} pair={pair} />
                <Measured theme={theme} pair={pair} />
              </td>
            ))}
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

/** Each surface as a pane, with its roles and the contrast of each on what may be behind it. */
export function Surfaces({ theme }: { theme: ThemeName }) {
  const t = useWords(colourWords);
  return (
    <section className={page}>
      <ul className={groundPanes}>
        {surfaceNames.map((surface) => (
          <li key={surface} data-surface={surface} className={groundPane}>
            <h2 className={groundTitle}>
              <code>{surface}</code>
            </h2>
            <ul className={tallies}>
              {surfaceRows.flatMap(({ use, roles, on }) =>
                roles.flatMap((role) =>
                  on.map((behind) => {
                    const pair = { foreground: surfaces[surface][role], background: surfaces[surface][behind], use };
                    return (
                      <li key={`${use} ${role} ${behind}`} className={tally}>
                        <Specimen theme={theme} pair={pair} />
                        <span>
                          {role} {t.on} {behind}
                          {t.colon} {pair.foreground} {t.on} {pair.background}
                        </span>
                        <span className={figure}>
                          <Measured theme={theme} pair={pair} />
                        </span>
                      </li>
                    );
                  }),
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isColour = (key: string): key is ColorName => key in colourRoles['en-CA'];
const isArt = (key: string): key is ArtName => key in artRoles['en-CA'];

/** A colour in each theme, with the toolbar's theme first and larger. */
function InThemes({ theme, hexIn }: { theme: ThemeName; hexIn: (theme: ThemeName) => string }) {
  return (
    <>
      <div className={plane} style={{ backgroundColor: hexIn(theme) }} />
      <dl className={inThemes}>
        {themeNames.map((one) => (
          <div key={one} className={inTheme}>
            <dt>
              <span className={chip} style={{ backgroundColor: hexIn(one) }} aria-hidden="true" /> {one}
            </dt>
            <dd>
              <code>{hexIn(one)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Every pair declared with a colour, one line for each use: “text on paper, glass”. */
function Declared({ word, together }: { word: string; together: readonly PairGroup[] }) {
  const { uses } = useWords(colourWords);
  return together.map(({ use, others }) => (
    <li key={use}>
      {uses[use]} {word} {others.join(', ')}
    </li>
  ));
}

/** A swatch: the colour in each theme, its names, its role. */
function Swatch({ name: key, role, theme, hexIn, names, children }: { name: string; role: string; theme: ThemeName; hexIn: (theme: ThemeName) => string; names: readonly string[]; children?: ReactNode }) {
  return (
    <li className={swatch}>
      <InThemes theme={theme} hexIn={hexIn} />
      <div className={name}>
        <strong>{breakable(key)}</strong>
        <p>{role}</p>
        {names.map((one) => (
          <code key={one}>{one}</code>
        ))}
        {children}
      </div>
    </li>
  );
}

/** The colours of the interface: the role, the names, the value in every theme and the pairs of each. */
export function InterfaceColours({ theme }: { theme: ThemeName }) {
  const t = useWords(colourWords);
  const roles = useWords(colourRoles);
  return (
    <section className={page}>
      <ul className={swatches}>
        {Object.entries(roles).map(([key, role]) =>
          isColour(key) ? (
            <Swatch key={key} name={key} role={role} theme={theme} hexIn={(one) => hexOf(themeSources[one], key)} names={[cssVariable('color', key)]}>
              <details>
                <summary>
                  {t.rolesOf} {key}
                </summary>
                <ul className={declaredPairs}>
                  {rolesOf(key, t.on).map((role) => (
                    <li key={role}>{role}</li>
                  ))}
                  <Declared word={t.on} together={backgroundsOf(key)} />
                  <Declared word={t.over} together={foregroundsOn(key)} />
                </ul>
              </details>
            </Swatch>
          ) : null,
        )}
      </ul>
    </section>
  );
}

/** The colours of the drawings: the role, the names and the value in every theme of each. */
export function DrawingColours({ theme }: { theme: ThemeName }) {
  const roles = useWords(artRoles);
  return (
    <section className={page}>
      <ul className={swatches}>
        {Object.entries(roles).map(([key, role]) =>
          isArt(key) ? (
            <Swatch key={key} name={key} role={role} theme={theme} hexIn={(one) => artHexOf(themeSources[one], key)} names={[cssVariable('art', key), typedName('art', key)]} />
          ) : null,
        )}
      </ul>
    </section>
  );
}
