import { homeIcons, type Icon, iconDrawing, inTwoLines, mark, tabIcons, wordmarkMeasures } from '@uno/drawings/mark';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { locales } from '../../site/i18n/locale.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { useWords } from '../language.ts';
import { stringsInBoth } from '../siteWords.ts';
import { page, table } from './foundations.css.ts';
import { numberIn } from './numberIn.ts';
import * as css from './Wordmark.css.ts';
import { wordmarkWords } from './wordmarkWords.ts';

/** The company's name as the header has it. */
const { shortName: name } = business;

/** The largest size at which mark and name fit on one line: a letter is about 0.6 em wide. */
const planSize = `min(15rem, ${Math.round(56 / (wordmarkMeasures.mark + wordmarkMeasures.gap + 0.6 * name.length))}vw)`;

/** The words of the specimens, and a function that writes a number in the same language. */
function useWordsAndNumbers() {
  const locale = useLocale();
  return { t: useWords(wordmarkWords), n: (value: number): string => numberIn(locale, value) };
}

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
  const { n } = useWordsAndNumbers();
  return (
    <div className={css.plan} style={{ fontSize: planSize }} aria-hidden="true">
      <div className={css.planUnits} style={{ gridTemplateColumns: rhythm.map((length) => `${length}fr`).join(' ') }}>
        {lengths.map(({ length, from }) => (
          <span key={from}>
            {n(length)}
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
        {`${n(wordmarkMeasures.gap)}\u00a0em`}
      </span>
    </div>
  );
}

/** How the wordmark is made, on the module of the mark. */
export function Construction() {
  const { t, n } = useWordsAndNumbers();
  const measures = [
    [t.grid, t.gridMeasure(n(mark.grid))],
    [t.bar, t.units(n(mark.bar))],
    [t.pane, t.units(n(mark.pane))],
    [t.mark, t.markMeasure(n(wordmarkMeasures.mark))],
    [t.gap, `${n(wordmarkMeasures.gap)}\u00a0em`],
    [t.descriptor, t.descriptorMeasure(n(wordmarkMeasures.descriptor), n(wordmarkMeasures.leading))],
  ] as const;
  return (
    <section className={page}>
      <Plan />
      <table className={table}>
        <caption>{t.measures}</caption>
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
  const { t, n } = useWordsAndNumbers();
  const room = mark.pane + mark.bar;
  return (
    <section className={page}>
      <div>
        <div className={css.free}>
          <div className={css.freeInside}>
            <Wordmark mark={<UnoMark />} name={name} className={css.large} />
          </div>
        </div>
      </div>
      <p>{t.clearSpace(n(room), n(mark.grid), n(wordmarkMeasures.gap))}</p>
    </section>
  );
}

/** From large to the minimum size. */
export function Sizes() {
  const { t, n } = useWordsAndNumbers();
  const sizes = [
    { className: css.large, words: t.large },
    { className: undefined, words: t.usual },
    { className: css.least, words: t.least(n(mark.grid)) },
  ];
  return (
    <section className={page}>
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
  const { t } = useWordsAndNumbers();
  return (
    <section className={page}>
      <ul className={`${css.panes} ${css.widePanes}`}>
        <Pane words={t.alone}>
          <span className={css.lockup}>
            <Wordmark mark={<UnoMark />} name={name} className={css.inherit} />
          </span>
        </Pane>
        {descriptors.map(({ lang, words }) => (
          <Pane key={lang} words={t.withDescriptor[lang]}>
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

const drawn: readonly (Icon & { use: 'tabs' | 'maskable' | 'homeScreens' })[] = [
  ...tabIcons.map((icon) => ({ ...icon, use: 'tabs' as const })),
  ...homeIcons.map((icon) => ({ ...icon, use: icon.purpose === 'maskable' ? ('maskable' as const) : ('homeScreens' as const) })),
];

/** Every icon at its size, as it is painted when the site is built. */
export function Icons() {
  const { t, n } = useWordsAndNumbers();
  return (
    <section className={page}>
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
            <figcaption className={css.iconSize}>{t.icon(n(icon.size), t[icon.use], n(icon.unit))}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
