import * as styles from './NightTower.css.ts';

/** The tower: four windows on each of five storeys, over a lobby. */
const LEFT = 76;
const GROUND = 372;
const columns = [84, 144, 204, 264];
const storeys = [-60, 12, 84, 156, 228];

/** The window that lights up: its upper left corner. */
const LIT = { x: 204, y: 84 } as const;

/** A window of two panes under a transom. */
const windowAt = (x: number, y: number): string => `M${x} ${y}h52v14h-52zM${x} ${y + 17}h24.5v39h-24.5zM${x + 27.5} ${y + 17}h24.5v39h-24.5z`;
const windows = storeys.flatMap((y) => columns.map((x) => windowAt(x, y))).join('');

/** The street behind, from left to right. */
const skyline =
  'M-900 372V250h90v-36h70v60h60V190h84v70h52v-30h66v52h72V170h60v80h70v-42h58v64h40V150h18v-22h36v22h20v110h60v-60h70v40h44V60h14V36h26v24h16v170h30V196h78v64h36V110h70v120h54v-50h66v84h72V160h86v90h70v-40h90v72h90v90z';

/** A walk-up with a cornice, and its outside stair to the balcony of the second floor. */
const walkUp = 'M-92 372V214h-6v-10H62v10h-6v158z';
const walkUpWindows = [-78, -26, 26].map((x) => `M${x} 228h22v36h-22z`).join('') + 'M-78 280h22v34h-22zM-26 280h22v38h-22zM26 280h22v34h-22zM-26 332h22v28h-22zM26 330h22v42h-22z';
const stair = `M-44 318H52M-44 304H52${[-44, -32, -20, -8, 4, 16, 28, 40, 52].map((x) => `M${x} 304v14`).join('')}M-44 318q-4 30-34 54M-44 304q-4 32-34 54v14M-48 319v14M-56 336v14M-66 348v14`;

/** The stair and elevator shaft of the tower. */
const core = `M324-100h36V${GROUND}h-36z`;

/** The shop at the other side. */
const shop = 'M372 372V292h-4v-8h180v8h-4v80z';
const shopWindows = 'M384 312h58v44h-58zM450 312h58v44h-58zM516 310h20v62h-20z';

/**
 * A street at night with a tower of dark windows, of which one lights up once: somebody at a desk lifts a sheet. For the `picture`
 * of a `SuccessPanel` with `layout="split"`, on a dark surface. Decorative. It fills its place, of any shape; under reduced motion the
 * window is lit from the start.
 */
export function NightTower() {
  return (
    <svg className={styles.picture} viewBox="0 0 400 400" preserveAspectRatio="xMidYMax meet" focusable="false">
      <path className={styles.sky} d="M-900-1200h2200v1640H-900z" />
      <path className={styles.thin} d="M24-96h0M52 96h0M18-214h0M112-176h0M206-232h0M348-190h0M376-62h0M388 44h0M-70 20h0M-140 110h0M470 60h0M560 120h0M640 30h0" />
      <path className={styles.moon} d="M44 8a20 20 0 1 0 19 27 16 16 0 1 1-19-27z" />
      <path className={styles.far} d={skyline} />
      <path className={styles.wall} d={walkUp + shop} />
      <path className={styles.glass} d={walkUpWindows + shopWindows} />
      <path className={styles.thin} d={stair} />
      <path className={styles.sky} d={core} />
      <path className={styles.shade} d={`${core}M128-84v-26h96v26z`} />
      <path className={styles.thin} d="M286-86v-60M278-130h16M112-86v-12M98-98h28" />
      <path className={styles.wall} d={`M${LEFT}-76H70v-10h260v10h-6V${GROUND}H${LEFT}z`} />
      <path className={styles.glass} d={`${windows}M84 312h84v60H84zM232 312h84v60h-84zM176 320h22v52h-22zM202 320h22v52h-22z`} />
      <path className={styles.shade} d={`M-900 ${GROUND}h2200v68H-900z`} />
      <path className={styles.thin} d="M164 308h72" />
      <g className={styles.lit} transform={`translate(${LIT.x} ${LIT.y})`}>
        <path className={styles.sky} d="M0 0h52v56H0z" />
        <path className={styles.lamp} d="M0 0h52v56H0z" />
        <path className={styles.figure} d="M2 42h48v3h-4v11h-3V45H9v11H6V45H2zM23 42V31q0-8 7.5-8t7.5 8v11zM25 15.5a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0zM26 27l4 3-10 4.5-8-7 2.5-3 6 5zM44 42v-8l-4-3 1.5-2 5 4V42z" />
        <path className={styles.sheet} d="M5 13l9-2 3 13-9 2z" />
      </g>
    </svg>
  );
}
