import { measure, type Pair, pairs, type ThemeName, themeNames, themeSources } from '@uno/tokens';
import { figure, name, page, plane, sample, scroll, swatch, swatches, table } from './foundations.css.ts';

/** Two decimals, never rounded up: 4.499 has not reached 4.5. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function Sample({ theme, pair }: { theme: ThemeName; pair: Pair }) {
  const { foreground, background } = pair;
  const { color } = themeSources[theme];
  const style = {
    color: color[foreground].$value.hex,
    backgroundColor: color[background].$value.hex,
    borderColor: color[foreground].$value.hex,
  };
  const { ratio, needed, passes } = measure(theme, pair);
  return (
    <td className={figure}>
      <span className={sample} data-use={pair.use} style={style} aria-hidden={pair.use === 'boundary'}>
        {pair.use === 'boundary' ? null : 'Aé'}
      </span>
      {shown(ratio)} {passes ? '≥' : '<'} {needed}
    </td>
  );
}

/** Every pair that a component may use, in each theme: a sample, its ratio, its target. */
export function PairTable() {
  return (
    <section className={page} lang="en-CA">
      <div className={scroll} role="region" aria-label="Pairs" tabIndex={0}>
        <table className={table}>
          <caption>Foreground on background: contrast ratio ≥ what its use needs</caption>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Use</th>
              {themeNames.map((theme) => (
                <th scope="col" key={theme}>
                  {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={`${pair.use} ${pair.foreground} ${pair.background}`}>
                <th scope="row">
                  {pair.foreground} on {pair.background}
                </th>
                <td>{pair.use}</td>
                {themeNames.map((theme) => (
                  <Sample key={theme} theme={theme} pair={pair} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A theme's colours, or the planes of its drawings. */
export function Swatches({ theme, group }: { theme: ThemeName; group: 'color' | 'art' }) {
  const colours = Object.entries(themeSources[theme][group]).flatMap(([key, token]) =>
    typeof token === 'string' ? [] : [{ key, hex: token.$value.hex }],
  );
  return (
    <section className={page} lang="en-CA">
      <ul className={swatches}>
        {colours.map(({ key, hex }) => (
          <li className={swatch} key={key}>
            <div className={plane} style={{ backgroundColor: hex }} />
            <span className={name}>
              {key} <code>{hex}</code>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
