import { first, last, screw } from './PlateScrews.css.ts';

const corners = ['a', 'b', 'c', 'd'] as const;

/** A screw in each corner, which makes a `PartnerBadge` a plate on a door: put it after the note. */
export function PlateScrews() {
  return corners.map((corner) => (
    <svg key={corner} data-corner={corner} className={screw} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="6" r="5" />
      <path d="M2 6h8" />
    </svg>
  ));
}

/** A screw at each side, which makes the `mark` of a `Benefit` a house number: put it after the characters. */
export function HouseNumberScrews() {
  return (
    <>
      <span className={first} />
      <span className={last} />
    </>
  );
}
