import { themeNames } from '../../tokens/src/names.ts';

/** The limits of a figure. */
export interface Budget {
  /** What is measured, as the table prints it. */
  name: string;
  /** A kB is 1,000 bytes. */
  unit: 'points' | 'ms' | 's' | 'kB' | 'MB' | '' | '×';
  /** The most that is allowed. */
  most?: number;
  /** The least that is allowed. */
  least?: number;
  /** Whether it depends on the machine's speed and load: see {@link Judgement}. */
  timed?: true;
  /** How many times farther from 1 a ratio may be with `--judge steady`. Default: 2. */
  slack?: number;
  /** Where the limit comes from. */
  why: string;
}

const touch = (name: string) =>
  ({ name: `First touch: ${name}`, unit: 'ms', most: 350, timed: true, why: 'A third of a second from a finger to the painted response, on the phone (stage.ts), when the page is asleep and its code was fetched at a sign of life.' }) as const;

const afterNavigation = (name: string) =>
  ({ name: `First touch after a navigation: ${name}`, unit: 'ms', most: 200, timed: true, why: 'Each page sleeps again: its code is in the cache, and what is left is to hydrate it.' }) as const;

const cold = (name: string) =>
  ({ name: `First touch, nothing fetched, slow 4G: ${name}`, unit: 'ms', most: 2000, timed: true, why: 'The worst case, a finger before any sign of life: the code comes over the network first.' }) as const;

const sent = (name: string) =>
  ({ name: `Press to thanks, beyond the network: ${name}`, unit: 'ms', most: 150, timed: true, why: 'What the page itself adds to a send once its code is loaded: reading, checking and painting the thanks, on the phone (stage.ts).' }) as const;

/** What each theme beyond the first five may add to the styles, in kB: some seventy colours, which do not compress. One that was measured adds 0.2. */
const STYLES_OF_A_THEME = 0.25;

/**
 * The budget of every figure of `npm run bench`. The median of the samples is judged. A budget in kB is at least 5 % over the
 * largest figure on the day that it is set, so that a small addition does not meet it.
 */
export const budgets = {
  performance: { name: 'Lighthouse performance', unit: 'points', least: 100, timed: true, why: 'A page that runs no script before it is touched has no reason for less.' },
  accessibility: { name: 'Lighthouse accessibility', unit: 'points', least: 100, why: 'Every WCAG failure that a machine can detect must be fixed.' },
  bestPractices: { name: 'Lighthouse best practices', unit: 'points', least: 100, why: 'Console, security and picture formats are ours to keep clean.' },
  seo: { name: 'Lighthouse SEO', unit: 'points', least: 100, why: 'Every page states its title, its description and its languages.' },
  lcp: { name: 'Lighthouse LCP', unit: 'ms', most: 1500, timed: true, why: 'Lighthouse’s phone on slow 4G still gets all 100 points at this time: three of its round trips, and the paint of a whole page.' },
  lcpOverFloor: { name: 'Lighthouse LCP, its best ÷ the worst without scripts', unit: '×', most: 1.05, timed: true, why: 'The static floor, on every page: the two inlined scripts delay no paint. Lighthouse simulates in steps of 75 ms, and finds 1,350 to 1,655 ms for one document without scripts: a page is slower than its floor where even its best run is slower than the floor’s worst.' },
  cls: { name: 'Lighthouse CLS', unit: '', most: 0.005, why: 'Nothing moves under a reader: a twentieth of what web.dev calls good.' },
  tbt: { name: 'Lighthouse TBT', unit: 'ms', most: 100, timed: true, why: 'Half of what web.dev calls good: only style and layout can block, since no script runs.' },
  tbtOverFloor: { name: 'Lighthouse TBT above the same without scripts', unit: 'ms', most: 20, timed: true, why: 'This is the cost of the two inlined scripts.' },

  lcpFloor: { name: 'LCP with scripts ÷ without', unit: '×', most: 1.2, timed: true, why: 'The static floor: the same document without its scripts, in the same run.' },
  lcpThrottled: { name: 'LCP, slow 4G, the phone', unit: 'ms', most: 2500, timed: true, why: 'What web.dev calls good, waited for in full rather than simulated.' },
  lcpStatic: { name: 'LCP, the same without scripts', unit: 'ms', why: 'Only to compare with.' },

  scriptRead: { name: 'Script run by reading', unit: 'kB', most: 5, why: 'A visit that only reads runs the two inlined scripts and nothing else.' },
  scriptOwn: { name: 'Script of an article beyond home’s, awake', unit: 'kB', most: 2, why: 'An article is kept as the server’s HTML: its code reaches no visitor.' },
  scriptAwake: { name: 'Script run when awake', unit: 'kB', most: 75, why: 'React is 60; header, shell, the addresses of pages and strings share the rest.' },
  scriptOpened: { name: 'Script run with both menus opened', unit: 'kB', most: 92, why: 'The navigation menu and the dialog are 16.4 together, fetched on intent.' },
  scriptPrefetched: { name: 'Script fetched at a sign of life', unit: 'kB', most: 92, why: 'Waits in the cache without being run; the same limit as everything opened.' },
  formAwake: { name: 'Script run when awake, with the form', unit: 'kB', most: 106, why: 'Home’s 74, and the form with its strings, checks and review in 27: 100.7 in French.' },
  formOpened: { name: 'Script run with menus and form used', unit: 'kB', most: 175, why: 'Home’s 87, the form’s 23 as when awake, and the store’s client, which is 46.7 alone and is fetched on the first use of the form.' },
  formPrefetched: { name: 'Script fetched at a sign of life, with a form or the search', unit: 'kB', most: 126, why: 'Everything opened, but for the store’s client, which waits for the first use of the form, and the blog’s index. The form of a quote in French is 119 kB.' },

  aloneScript: { name: 'Script sent in 10 s, left alone', unit: 'kB', most: 5, why: 'Without input a page runs its two inlined scripts and fetches no script file.' },
  aloneTotal: { name: 'Sent in 10 s, left alone ÷ without scripts', unit: '×', most: 1.1, why: 'A page that is only read downloads its document, styles, typefaces and pictures, and no script file.' },

  navigationFree: { name: 'Next page painted, pointer', unit: 'ms', most: 500, timed: true, why: 'From the press on a link that was pointed at before (the press takes 80 ms) to the first paint of the next page, at the phone’s speed: the style, layout and paint of a whole page.' },
  navigationTouch: { name: 'Next page painted, finger', unit: 'ms', most: 600, timed: true, why: 'The same under a finger, which points at nothing first.' },
  navigationSlow: { name: 'Next page painted, pointer, slow 4G', unit: 'ms', most: 1000, timed: true, why: 'The same on slow 4G: the document has come, or is coming, when it is asked for.' },
  navigationOverFloor: { name: 'Next page painted ÷ without scripts', unit: '×', most: 1.05, timed: true, slack: 6, why: 'Asleep or awake, the next page is painted as fast as a plain document under the same rules, in the same run. The median of four pairs is found between 0.9 and 1.3 on a busy machine: CI then measures twelve.' },
  navigationOverBare: { name: 'Next page painted ÷ a page with only a heading', unit: '×', most: 3, timed: true, why: 'The first paint waits for the content of the page, not for all of the document: with the footer it was 3.7 times that of a bare page, without it 2.1.' },

  fonts: { name: 'Typefaces loaded', unit: 'kB', most: 65, why: 'Two variable faces, their Latin subset.' },
  fontsPreloaded: { name: 'Typefaces preloaded', unit: '', least: 2, most: 2, why: 'Both faces: one that comes after the first paint is not shown (`optional`), so nothing waits for it.' },
  html: { name: 'Document, with its styles and scripts', unit: 'kB', most: 33, why: 'Two round trips of a new connection bring 43 kB (RFC 6928): a whole document comes in them. The longest is 30.9, and one theme, field or article more may make it longer.' },
  styles: { name: 'Styles inlined', unit: 'kB', most: 12.6 + Math.max(0, themeNames.length - 5) * STYLES_OF_A_THEME, why: 'Every document downloads them before its first paint: the rules of its components and the colours of every theme, of which a visitor may choose another at any time. The quote form has 12.0 kB.' },
  stylesOwn: { name: 'Styles inlined beyond those of every page', unit: 'kB', most: 6, why: 'What the styles of only this page add to those of every page.' },
  headScript: { name: 'Head script', unit: 'kB', most: 1, why: 'It is the only script before the first paint.' },
  loader: { name: 'Loader', unit: 'kB', most: 1.5, why: 'It is the only other script of a sleeping page.' },

  touchServices: touch('services menu'),
  touchMenu: touch('mobile menu'),
  touchPause: touch('pause'),
  touchStepper: touch('stepper, three presses'),
  touchDay: touch('day checkbox'),
  touchText: touch('typed text'),
  touchSubmit: touch('submit, error box'),
  touchEnter: touch('Enter in a field, error box'),
  touchMenuNavigated: afterNavigation('mobile menu'),
  touchServicesNavigated: afterNavigation('services menu'),
  coldMenu: cold('mobile menu'),
  coldSubmit: cold('submit, error box'),

  sentQuote: sent('quote'),
  sentContact: sent('contact'),


  longestTask: { name: 'Longest task of loading, the phone', unit: 'ms', most: 300, timed: true, why: 'One style, layout and paint of the whole document; a finger that lands in it still waits less than 350 ms.' },
  animationTasks: { name: 'Long tasks while the hero moves, the phone', unit: '', most: 0, timed: true, why: 'The compositor runs the animation alone (a long task: 50 ms and more).' },
  animationLayouts: { name: 'Layouts in two changes of the word', unit: '', most: 5, why: 'Only transforms and opacity move: anything else would be laid out at every frame, 300 times. The browser lays out the moving drawing once when it draws a frame for reasons of its own, and the pictogram of the tab twice.' },
  shift: { name: 'Layout shift in 5 s', unit: '', most: 0.005, why: 'Words, typefaces and pictures have their place from the first paint.' },
} as const satisfies Record<string, Budget>;

/** The key of a budget. */
export type BudgetName = keyof typeof budgets;

/**
 * `all` judges every budget, `steady` only figures that a busy machine does not change much. Bytes, shifts, layouts and
 * scores without times keep their limits; a ratio to the same document without scripts may be twice as far from 1; times,
 * and scores made of times, are only printed.
 */
export type Judgement = 'all' | 'steady';

/** The limits of a budget under a judgement; none if it is only printed. */
export function limitsOf({ most, least, unit, timed, slack = 2 }: Budget, judgement: Judgement): Pick<Budget, 'most' | 'least'> {
  const limits = { ...(most === undefined ? {} : { most }), ...(least === undefined ? {} : { least }) };
  if (timed === undefined || judgement === 'all') return limits;
  return unit === '×' && most !== undefined ? { most: 1 + (most - 1) * slack } : {};
}
