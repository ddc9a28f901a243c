import type { ReactNode } from 'react';
import { picture } from './CalloutPictures.css.ts';

/** A tool of the trade on 96 × 96 units. The floor is the lower edge. */
function CalloutPicture({ children }: { children: ReactNode }) {
  return (
    <svg className={picture} viewBox="0 0 96 96" focusable="false">
      {children}
    </svg>
  );
}

/** A squeegee at the foot of its stripe, for the `picture` of a `Callout` of the kind `tip`. The stripe begins at the top of the frame however tall that is. */
export function CalloutSqueegee() {
  return (
    <CalloutPicture>
      <path data-plane="clear" d="M22-999V54h52V-999" />
      <path data-plane="ink" d="M16 54h64v6H16z" />
      <path data-plane="sun" d="M44 60h8v10h-8zM42 70h12v34H42z" />
    </CalloutPicture>
  );
}

/** The sign on a wet floor, for the `picture` of a `Callout` of the kind `warning`. */
export function WetFloorSign() {
  return (
    <CalloutPicture>
      <path d="M0 95h96" />
      <path data-plane="sun" d="M38 22h20l14 73h-9l-3-15H36l-3 15h-9z" />
      <path data-plane="sign" d="M43 34h10l5 30H38z" />
      <path d="M48 40v13M48 57v3" />
      <path d="M8 88q4-5 8 0t8 0M72 88q4-5 8 0t8 0" />
    </CalloutPicture>
  );
}

/** A window with its dimension line, as an architect draws it, for the `picture` of a `Callout` of the kind `fact`. */
export function MeasuredWindow() {
  return (
    <CalloutPicture>
      <path data-plane="clear" d="M26 16h44v44H26z" />
      <path d="M48 16v44M26 38h44" />
      <path d="M26 66v16M70 66v16M18 76h60M22 80l8-8M66 80l8-8" />
    </CalloutPicture>
  );
}
