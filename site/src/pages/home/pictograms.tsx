import type { ReactNode } from 'react';
import { classNames } from '@uno/ui/classNames';
import * as plane from './pictures.css.ts';

/* Five rooms in elevation, 1 m = 57 units; the floor is the lower edge. The crew wears the one yellow thing. */

function Pictogram({ children }: { children: ReactNode }) {
  return (
    <svg className={plane.pictogram} viewBox="0 0 208 152" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const filled = (fill: string) => classNames(fill, plane.outlined);

const heads = {
  cap: <path className={filled(plane.dark)} d="M-8-88a10 10 0 0 1 19-4l6 2v2H2z" />,
  bun: <path className={filled(plane.dark)} d="M-8-86a10 10 0 0 1 18-7q-8 0-12 7zM-14-92a5 5 0 1 1 8 4z" />,
  scarf: <path className={filled(plane.dark)} d="M9-95A11 11 0 0 0-9-86q-3 14 0 20H8l-2-12q-8-6 3-17z" />,
} as const;

/**
 * Somebody of the crew, 1.7 m. `x` is where the feet are; `hand` is from the feet, y upwards negative; `facing` left
 * mirrors the figure, hand and all. Children are what the hand holds, in the same coordinates, under the hand.
 */
function Crew({ x, hand, facing = 'right', skin = plane.skin, head = 'cap', children }: {
  x: number;
  hand: readonly [x: number, y: number];
  facing?: 'left' | 'right';
  /** One of the two tones of `art`. */
  skin?: string;
  head?: keyof typeof heads;
  children?: ReactNode;
}) {
  const [handX, handY] = hand;
  const arm = `M2-68Q${Math.max(8, handX * 0.35)} ${Math.min(-50, handY + 8)} ${handX} ${handY}`;
  return (
    <g transform={`translate(${x} 152)${facing === 'left' ? ' scale(-1 1)' : ''}`}>
      <path className={plane.leg} d="M-5 0v-42M6 0v-42" />
      <path className={plane.solid} d="M-10-5h10v5h-10zM1-5h14v5H1z" />
      <path className={filled(plane.sun)} d="M-12-38v-30q0-9 9-9h6q10 0 10 9v30z" />
      <circle className={filled(skin)} cx="2" cy="-88" r="9" />
      {heads[head]}
      {children}
      <path className={plane.sleeve} d={arm} />
      <path className={plane.sleeveFill} d={arm} />
      <circle className={filled(skin)} cx={handX} cy={handY} r="5" />
    </g>
  );
}

/** An office after six: one desk is being wiped, the chair is already in. */
export function Office() {
  return (
    <Pictogram>
      <path d="M128-200V26" />
      <path className={filled(plane.clear)} d="M8 16h192v64H8z" />
      <path className={plane.solid} d="M20 80V56h14v24zM66 80V44h12v-8h4v8h6v36zM168 80V52h16v28z" opacity=".25" />
      <path d="M56 16v64M104 16v64M152 16v64M8 48h192" />
      <path className={filled(plane.white)} d="M114 38q2-12 14-12t14 12z" />
      <path className={filled(plane.white)} d="M152 76h40v28h-40z" />
      <path d="M172 104v6M162 110h20" />
      <path className={filled(plane.stone)} d="M116 110h88v6h-88z" />
      <path d="M124 116v36M196 116v36M176 116v16h20" />
      <path d="M16 96q-4 26 4 30h26M32 126v16M20 148l12-8 12 8" className={plane.tool} />
      <Crew x={92} hand={[34, -46]}>
        <path className={filled(plane.white)} d="M28-44h20v4H28z" />
      </Crew>
    </Pictogram>
  );
}

/** The lobby of a condo building in January: calcium comes in with the boots and stops at the mop. */
export function Lobby() {
  return (
    <Pictogram>
      <path d="M124-200V-4M100-4h48M104-4v12h40V-4M152 20h36" />
      <path className={filled(plane.clear)} d="M8 24h64v128H8z" />
      <path d="M40 24v128M8 48h64M34 96v16M46 96v16" />
      <path className={plane.white} d="M14 132h20v20H14zM46 140h20v12H46z" opacity=".9" />
      <path d="M18 60v4M28 78v4M20 100v4M58 66v4M52 88v4M64 108v4M30 120v4" />
      <path className={filled(plane.stone)} d="M140 40h60v56h-60z" />
      <path d="M160 40v56M180 40v56M140 54h60M140 68h60M140 82h60M144 47h4M164 61h4M184 75h4M144 89h4" />
      <path className={filled(plane.sun)} d="m160 152 10-34h8l10 34h-7l-7-24-7 24z" />
      <Crew x={112} hand={[20, -56]} facing="left" head="bun" skin={plane.skinLight}>
        <path className={plane.tool} d="M13-80 34-8" />
        <path className={filled(plane.white)} d="m28-10 12-3q8 8 10 13H20q2-6 8-10z" />
      </Crew>
    </Pictogram>
  );
}

/** A warehouse aisle between racks: the scrubber crosses it. */
export function Warehouse() {
  const rack = (x: number) => (
    <g transform={`translate(${x})`}>
      <path className={filled(plane.stone)} d="M6 24h22v20H6zM30 16h20v28H30zM8 72h26v20H8zM38 78h14v14H38zM6 124h20v22H6zM30 118h22v28H30z" />
      <path d="M17 24v8M40 16v8M20 72v8M16 124v8M41 118v8" />
      <path className={filled(plane.stone)} d="M8-26h20V-4H8zM32-34h20v30H32z" />
      <path className={plane.tool} d="M0-200v352M58-200v352M0-100h58M0-50h58M0-2h58M0 46h58M0 94h58M0 148h58" />
    </g>
  );
  return (
    <Pictogram>
      {rack(4)}
      {rack(146)}
      <path d="M104-200V16" />
      <path className={filled(plane.white)} d="M88 28q2-12 16-12t16 12z" />
      <Crew x={84} hand={[28, -52]} skin={plane.skinLight}>
        <path className={plane.tool} d="M24-54 44-34" />
      </Crew>
      <path className={filled(plane.stoneShade)} d="M116 144v-26q0-8 8-8h26q6 0 8 6l6 28z" />
      <path className={filled(plane.sun)} d="M126 110v-8h20v8z" />
      <circle className={filled(plane.white)} cx="128" cy="145" r="7" />
      <path className={plane.tool} d="M144 148h28" />
    </Pictogram>
  );
}

/** A room being finished: bare studs at left, and at right a window that comes out of its film. */
export function BuildingSite() {
  return (
    <Pictogram>
      <path className={filled(plane.stone)} d="M4-200h6v352H4zM24-200h6v352h-6zM44-200h6v352h-6zM62-200h6v352h-6zM4 8h64v6H4z" />
      <path d="M10 88h14M30 96h14M50 88h12" className={plane.tool} />
      <path className={filled(plane.dull)} d="M104 24h88v88h-88z" />
      <path className={plane.clear} d="M105 25h30l12 86h-42z" />
      <path d="M148 24v88M104 68h88M104 24h88v88h-88zM96 116h104" />
      <path className={filled(plane.red)} d="M176 104h14v12h-14z" />
      <path d="M152 134q10-14 20 0" />
      <path className={filled(plane.white)} d="M148 132h28l-3 20h-22z" />
      <Crew x={92} hand={[32, -78]}>
        <path className={plane.tool} d="m32-78 16-14" />
        <path className={filled(plane.sun)} d="m45-110 5-1 6 36-5 1z" />
      </Crew>
    </Pictogram>
  );
}

/** What is added on request: a carpet drawn out in stripes, an armchair that waits its turn. */
export function AddOns() {
  return (
    <Pictogram>
      <path d="M96-200V10" />
      <path className={filled(plane.white)} d="M84 24q2-14 12-14t12 14z" />
      <path className={filled(plane.clear)} d="M132 16h64v48h-64zM164 16v48M132 40h64" />
      <path className={filled(plane.brick)} d="M146 144v-22q-8 0-8-8t8-8 8 8v14h32v-14q0-8 8-8t8 8-8 8v22z" />
      <path className={filled(plane.brick)} d="M154 128V96q0-12 16-12t16 12v32z" />
      <path d="M150 144v8M190 144v8" className={plane.tool} />
      <path className={filled(plane.stoneShade)} d="M8 142v-36q0-6 6-6h26q6 0 6 6v36z" />
      <path className={filled(plane.white)} d="M14 92h26v8H14z" />
      <path d="M46 112q18 4 14-14t20-16" className={plane.tool} />
      <circle className={filled(plane.white)} cx="16" cy="145" r="6" />
      <circle className={filled(plane.white)} cx="38" cy="145" r="6" />
      <Crew x={84} hand={[18, -54]} head="scarf" skin={plane.skinLight}>
        <path className={plane.tool} d="M6-70 38-8" />
        <path className={filled(plane.sun)} d="m32-10 12-4 4 14H28z" />
      </Crew>
    </Pictogram>
  );
}
