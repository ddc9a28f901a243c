import { hasMountRoyal } from '../../vocabulary/street/land.ts';
import * as styles from './Tower.css.ts';

/** The number of half-hours of the night: one pane for each. */
export const halfHours = 9;

/** A pane of a storey, in two halves. A pane is one unit wide and high. */
const pane = (at: number): string => `M${at + 0.07} .1h.41v.8h-.41zM${at + 0.52} .1h.41v.8h-.41z`;

/** The number of panes up to the edge of the page: the building continues to the right of the night's half-hours. */
const PANE_COUNT = 24;

const panes = (from: number, until: number): string => Array.from({ length: until - from }, (_, index) => pane(from + index)).join('');

/** A standing person: the middle is x = 0, the floor y = 0, and the head at y = −58. */
const body = 'M-8-32q0-9 7-9h2q7 0 7 9v14h-3V0h-4v-17h-2V0h-4v-18h-3zM-6-50a6 6 0 1 1 12 0 6 6 0 0 1-12 0z';

/** A person bent over something at the right. */
const bent = 'M-10 0v-22l3-12q2-9 9-9h3l19 17-3 4-15-9-4 10 2 21h-4l-4-18-2 18zM6-50a6 6 0 1 1 12 0 6 6 0 0 1-12 0z';

/** The silhouette in the lit panes of each line of the work order, standing on the floor with x = 0 in the middle. */
const silhouettes = {
  bins: `${body}M8-30l10 8-2 3-11-6zM14-26h26l-4 22H18zM18-4a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM30-4a4 4 0 1 0 8 0 4 4 0 0 0-8 0z`,
  kitchens: `${bent}M18-24h34V0H18zM38-24v-16q0-5 5-5t5 5v3h-3v-3q0-2-2-2t-2 2v16z`,
  desks: `${bent}M16-26h40v4h-3V0h-3v-22H22V0h-3v-22h-3zM36-28v-3h-5v-18h22v18h-5v3zM-54-26h32v4h-3V0h-3v-22h-20V0h-3v-22h-3zM-46-31v-18h20v18z`,
  washrooms: `${bent}M20-26h30q-2 12-10 13V0h-8v-13q-10-1-12-13zM42-25v-12h-8v-3h11v15z`,
  supplies: `${body}M7-36l14-10 2 3-15 13zM20-56h14v18H20zM23-36h8v10h-8z`,
  handles: `${body}M7-36l12 4v3l-13-2zM18-66h20V0H18zm3 30v8h5v-8z`,
  meeting: `${body}M7-34l13 7-2 3-12-6zM18-26h42v4H42V-3h8V0H28v-3h8v-19H18zM-36-32h4v16h14V0h-3v-13h-12V0h-3z`,
  glass: `${body}M6-38l16-16 2 3-16 19zM14-62h14v4h-5l1 7-3 2-1-9h-6z`,
  carpets: `${body}M7-34l10 6 18 24h12v4H32L14-25-7-31zM-30 0v-13q0-5 5-5h10q5 0 5 5V0zM-20-18q4-12 14-14l1 3q-8 2-11 11z`,
  reception: `${bent}M14-28h24v4h-3V0H17v-24h-3z`,
  floors: `${body}M6-34l8 4L26-3h8v3H18v-3h4L11-26z`,
} as const;

/** A line of the work order. It is lit from the half-hour `from` until the half-hour `until`. */
export interface LitLine {
  readonly line: keyof typeof silhouettes;
  readonly from: number;
  readonly until: number;
}

/** A line of the work order as one storey of the building: its panes are lit while someone works there. */
export function Storey({ line, from, until }: LitLine) {
  // In a single pane the worker is at the left and the work at the right. Someone upright stands beside the pier in the middle, not in it.
  const middle = ((from + until) / 2) * 56 - (until - from === 1 || silhouettes[line].startsWith(body) ? 13 : 0);
  return (
    <div className={styles.storey} aria-hidden="true">
      <svg className={styles.panes} viewBox={`0 0 ${halfHours} 1`} preserveAspectRatio="none" focusable="false">
        <path className={styles.dark} d={panes(0, from) + panes(until, PANE_COUNT)} />
        <path className={styles.lit} d={panes(from, until)} />
      </svg>
      <svg className={styles.people} viewBox={`0 0 ${halfHours * 56} 76`} preserveAspectRatio="xMidYMax meet" focusable="false">
        <path className={styles.person} transform={`translate(${middle} 76)`} d={silhouettes[line]} />
      </svg>
    </div>
  );
}

/** The lit windows of the office tower behind: a string for each storey from the top down, with the numbers of its lit columns (0 to 4). */
const towerStoreys = ['', '13', '', '4', '012', '', '3', '', '04', '2', '', '1234', '', '0', '', '34', '1', '', '2'];
const towerWindow = (storey: number, column: number): string => `M${396 + column * 18} ${storey * 22 - 312}h11v13h-11z`;
const towerWindows = (lit: boolean): string =>
  towerStoreys.map((shine, storey) => [0, 1, 2, 3, 4].filter((column) => shine.includes(`${column}`) === lit).map((column) => towerWindow(storey, column)).join('')).join('');

/** The view above the building: an office tower, the mountain with its lit cross, other roofs, two units and a mast. */
export function Roof() {
  return (
    <svg className={styles.roof} viewBox="0 0 504 200" preserveAspectRatio="xMinYMax meet" aria-hidden="true" focusable="false">
      <defs>
        <g id="uno-night-roofs">
          <path className={styles.far} d="M0 200V96h40v30h36V70h52v62h30V108h58v42h44V60h16V40h6v20h22v88h40v-34h62v20h34V88h58v40h28v72z" />
          <path className={styles.lamps} d="M12 110h5v7h-5zM24 126h5v7h-5zM88 84h5v7h-5zM104 100h5v7h-5zM170 120h5v7h-5zM268 76h5v7h-5zM268 96h5v7h-5zM336 130h5v7h-5zM430 118h5v7h-5zM470 142h5v7h-5z" />
        </g>
      </defs>
      <circle className={styles.moon} cx="92" cy="-150" r="24" />
      <circle className={styles.sky} cx="103" cy="-157" r="21" />
      {hasMountRoyal && (
        <>
          <path className={styles.hill} d="M0 200V106q60-12 110-46T230-20q60-24 120-22t112 34 110 74 150 52 200 26 260 56z" />
          <path className={styles.moon} d="M349-100h4v62h-4zM334-84h34v4h-34z" />
        </>
      )}
      <g className={styles.tower}>
        <path className={styles.far} d="M386 200V-326h12v-14h75v14h12V200z" />
        <path className={styles.dark} d={towerWindows(false)} />
        <path className={styles.lit} d={towerWindows(true)} />
      </g>
      <use href="#uno-night-roofs" />
      <use href="#uno-night-roofs" x="490" />
      <use href="#uno-night-roofs" x="980" />
      <path className={styles.units} d="M56 184v-32h8v-6h20v6h28v-6h20v6h12v32zM232 184v-24h44v24zM404 184v-16h60v16zM312 184V62h3v122z" />
      <path className={styles.structure} d="M0 184h1600v16H0z" />
      <path className={styles.slats} d="M62 160h76M62 166h76M62 172h76M62 178h76M238 168h32M238 174h32M410 174h48" />
      <path className={styles.beacon} d="M309 56h9v7h-9z" />
    </svg>
  );
}

/** Shop windows along the street, except at the door. */
const shops = [16, 150, 500, 634, 768, 902, 1036, 1170].map((x) => `M${x} 18h120v104h-120z`).join('');

/** The street, with the door by which the crew leaves when the last line is done. */
export function Street() {
  return (
    <svg className={styles.street} viewBox="0 0 504 140" preserveAspectRatio="xMinYMax meet" aria-hidden="true" focusable="false">
      <path className={styles.shop} d={shops} />
      <path className={styles.lit} d="M300 18h172v104H300z" />
      <path className={styles.structure} d="M300 36h172v4H300zM346 16h4v106h-4zM422 16h4v106h-4zM384 40h4v82h-4z" />
      <path className={styles.person} transform="translate(366 122)" d={body} />
      <path className={styles.person} transform="translate(408 122)" d={`${body}M7-32l5 14h-4l-4-10zM6-18h12l-2 16H8z`} />
      <path className={styles.pavement} d="M0 122h2000v18H0z" />
    </svg>
  );
}
