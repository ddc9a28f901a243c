import { categories, type CategorySlug } from '../../categories.ts';
import * as styles from './CategoryDrawing.css.ts';

/** The drawing of each category, in 120 × 120 units on the lower edge: an outline, and the lines inside it. */
const drawings: Readonly<Record<CategorySlug, readonly [outline: string, lines: string]>> = {
  // A spray bottle.
  'cleaning-tips': ['M36 119V72q0-12 9-16V46h22v10q9 4 9 16v47zM42 46V30h40v9l-10 7zM82 31h9v7h-9zM73 45l4 12h4l-1-17z', 'M36 84h40v22H36z'],
  // A checklist on its board.
  operations: ['M28 32h64v87H28zM48 24h24v14H48z', 'M38 56h7v7h-7zM38 74h7v7h-7zM38 92h7v7h-7zM53 60h29M53 78h29M53 96h19'],
  // A jug of concentrate with a leaf on its label.
  sustainability: ['M30 119V66l14-18V34h26v14l22 20v51z', 'M70 66h10q4 0 4 5v22q0 5-5 5h-9zM40 34h34M40 108q-1-22 22-24 1 22-22 24zl13-14'],
  // Two binders.
  'case-studies': ['M28 30h28v89H28zM60 38h28v81H60z', 'M34 42h16v28H34zM66 50h16v28H66zM38 98a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM70 98a4 4 0 1 0 8 0 4 4 0 1 0-8 0z'],
  // A pile of standards, the top one with a seal.
  'industry-updates': ['M20 101h80v18H20zM26 83h76v18H26zM18 65h74v18H18zM58 43a13 13 0 1 1 26 0 13 13 0 0 1-26 0z', 'M28 101v18M34 83v18M26 65v18M65 55l-4 10M77 55l4 10M65 43l4 5 8-9'],
  // A machine's key.
  specialized: ['M46 44a18 18 0 1 1 28 14v61H62V58a18 18 0 0 1-16-14z', 'M74 96h12M74 108h8'],
};

/** The drawing of a category, on its filter chip and above its list. Decorative: the name of the category is next to it. */
export function CategoryDrawing({ category, className }: { category: CategorySlug; className?: string }) {
  const [outline, lines] = drawings[category];
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={className}>
      <path vectorEffect="non-scaling-stroke" data-surface={`tag-${categories[category]}`} className={styles.outline} d={outline} />
      <path vectorEffect="non-scaling-stroke" className={styles.lines} d={lines} />
    </svg>
  );
}
