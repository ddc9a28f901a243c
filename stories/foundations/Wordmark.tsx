import { homeIcons, type Icon, iconDrawing, inTwoLines, mark, tabIcons, wordmarkMeasures } from '@uno/drawings/mark';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { locales } from '../../site/i18n/locale.ts';
import { stringsInBoth } from '../siteWords.ts';
import { page, table } from './foundations.css.ts';
import * as css from './Wordmark.css.ts';

/** The company's name as the header has it. */
const { shortName: name } = business;

/** The largest size at which mark and name fit on one line: a letter is about 0.6 em wide. */
const planSize = `min(15rem, ${Math.round(56 / (wordmarkMeasures.mark + wordmarkMeasures.gap + 0.6 * name.length))}vw)`;

/** A number as English writes it, without needless zeros. */
const shown = (value: number): string => String(Math.round(value * 1000) / 1000);

/** One pane of examples: the example and its caption. */
function Pane({ children, words }: { children: ReactNode; words: ReactNode }) {
  return (
    <li className={css.pane}>
      <div className={css.stage}>{children}</div>
      <p className={css.said}>{words}</p>
    </li>
  );
}

/** Bars and panes of the mark, from its left, in units. */
const rhythm = [mark.bar, mark.pane, mark.bar, mark.pane, mark.bar];

/** The width of each bar and pane, and where it begins. */
const lengths = rhythm.map((length, at) => ({ length, from: rhythm.slice(0, at).reduce((sum, before) => sum + before, 0) }));

const steps = Array.from({ length: mark.grid + 1 }, (_, at) => at);

/** The mark on its grid, and the name beside it, with their measures. The table below says the same in words. */
function Plan() {
  return (
    <div className={css.plan} style={{ fontSize: planSize }} aria-hidden="true">
      <div className={css.planUnits} style={{ gridTemplateColumns: rhythm.map((length) => `${length}fr`).join(' ') }}>
        {lengths.map(({ length, from }) => (
          <span key={from}>
            {length}
            <span className={css.planLength} />
          </span>
        ))}
      </div>
      <svg className={css.planMark} viewBox={`0 0 ${mark.grid} ${mark.grid}`} focusable="false">
        <path d={mark.frame} />
        <path className={css.planPane} d={mark.panes} />
        <path className={css.planLit} d={mark.lit} />
        <path className={css.planGrid} d={steps.map((at) => `M${at} 0v${mark.grid}M0 ${at}h${mark.grid}`).join('')} />
      </svg>
      <span className={css.planName}>{name}</span>
      <span className={css.planGap}>
        <span className={css.planLengthBelow} />
        {wordmarkMeasures.gap} em
      </span>
    </div>
  );
}

const measures = [
  ['The mark’s grid', `${mark.grid} by ${mark.grid} units`],
  ['A bar of its frame', `${mark.bar} units`],
  ['A pane', `${mark.pane} units`],
  ['The mark beside the name', `${wordmarkMeasures.mark} em of the name`],
  ['From the mark to the name', `${wordmarkMeasures.gap} em`],
  ['The descriptor', `${wordmarkMeasures.descriptor} em, its lines ${wordmarkMeasures.leading} apart`],
] as const;

/** How the wordmark is made, on the module of the mark. */
export function Construction() {
  return (
    <section className={page} lang="en-CA">
      <Plan />
      <table className={table}>
        <caption>Measures</caption>
        <tbody>
          {measures.map(([what, measure]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{measure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Wordmark mark={<UnoMark />} name={name} className={css.large} />
      </p>
    </section>
  );
}

/** The clear space around it. */
export function ClearSpace() {
  const room = mark.pane + mark.bar;
  return (
    <section className={page} lang="en-CA">
      <div>
        <div className={css.free}>
          <div className={css.freeInside}>
            <Wordmark mark={<UnoMark />} name={name} className={css.large} />
          </div>
        </div>
      </div>
      <p>
        A pane of the mark with its bar, {room} units of {mark.grid}: as wide as the gap between mark and name, {wordmarkMeasures.gap} em.
      </p>
    </section>
  );
}

/** The sizes that are shown: large, usual, minimum. */
const sizes = [
  { className: css.large, words: 'As large as is wanted' },
  { className: undefined, words: 'At the head of a page, 26 px: its own size' },
  { className: css.least, words: `The minimum: ${mark.grid} px. A unit of the grid is then about one pixel, a bar two` },
] as const;

/** From large to the minimum size. */
export function Sizes() {
  return (
    <section className={page} lang="en-CA">
      <ul className={css.panes}>
        {sizes.map(({ className, words }) => (
          <Pane key={words} words={words}>
            <Wordmark mark={<UnoMark />} name={name} className={className} />
          </Pane>
        ))}
      </ul>
    </section>
  );
}

const strings = stringsInBoth(['brand']);
const descriptors = locales.map((lang) => ({ lang, words: strings[lang]['brand.descriptor'] }));

/** The wordmark with the descriptor, for places where no page says what the company does: shared pictures, vehicles, the crew’s jackets. */
export function Descriptors() {
  return (
    <section className={page} lang="en-CA">
      <ul className={`${css.panes} ${css.widePanes}`}>
        <Pane words="Alone, where the page says the rest">
          <span className={css.lockup}>
            <Wordmark mark={<UnoMark />} name={name} className={css.inherit} />
          </span>
        </Pane>
        {descriptors.map(({ lang, words }) => (
          <Pane key={lang} words={`With the descriptor, ${lang === 'fr-CA' ? 'in French' : 'in English'}`}>
            <span className={css.lockup} lang={lang}>
              <Wordmark mark={<UnoMark />} name={name} className={css.inherit} />
              <span className={css.descriptor}>
                {inTwoLines(words).map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </span>
            </span>
          </Pane>
        ))}
      </ul>
    </section>
  );
}

const drawn: readonly (Icon & { words: string })[] = [
  ...tabIcons.map((icon) => ({ ...icon, words: 'tabs, bookmarks' })),
  ...homeIcons.map((icon) => ({ ...icon, words: icon.purpose === 'maskable' ? 'home screens that cut it to any shape' : 'home screens' })),
];

/** Every icon at its size, as it is painted when the site is built. */
export function Icons() {
  return (
    <section className={page} lang="en-CA">
      <div className={css.icons}>
        {drawn.map((icon) => (
          <figure key={`${icon.size} ${icon.unit}`} className={css.iconFigure}>
            <img
              className={css.icon}
              src={`data:image/svg+xml,${encodeURIComponent(iconDrawing(icon))}`}
              width={icon.size}
              height={icon.size}
              alt=""
            />
            <figcaption className={css.iconSize}>
              {icon.size} px: {icon.words}; {shown(icon.unit)} px to a unit
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
