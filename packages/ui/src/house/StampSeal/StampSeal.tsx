import { burst } from './StampSeal.css.ts';

/** The number of teeth. The outline alternates between two circles around (60, 60). */
const teeth = 28;
const outline = Array.from({ length: teeth * 2 }, (_, index) => {
  const angle = (index * Math.PI) / teeth;
  const radius = index % 2 === 0 ? 58 : 52;
  return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(60 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('L');

/** A seal behind the badge of a `GuaranteeCard`, for its `picture`. It turns the badge, by another angle on each of three cards. */
export function StampSeal() {
  return (
    <svg className={burst} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path d={`M${outline}z`} />
      <circle cx="60" cy="60" r="46" />
    </svg>
  );
}
