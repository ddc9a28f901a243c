import { Phone } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import { button, track } from './FloatingCallButton.css.ts';

/** The props of `FloatingCallButton`. */
export type FloatingCallButtonProps = ComponentPropsWithRef<'a'> & {
  /** A `tel:` address. */
  href: string;
  /** What it does, in two or three words, which also name its landmark: “Call us”. */
  children: ReactNode;
};

/**
 * A call button along the foot of a phone's screen. It appears once the page is scrolled past 300 px, by CSS alone, and
 * hides while a text field has the focus. Put it last in a `Page`, or in any other ancestor with `position: relative`;
 * the footer keeps room below its last line so that the button covers neither text nor focus (WCAG 2.4.11).
 * `className`, `ref` and the rest reach the link. For a number within the page use `CallToActionPhone` or a `ButtonLink`.
 */
export function FloatingCallButton({
  id,
  className,
  children,
  ...rest
}: FloatingCallButtonProps) {
  const ownId = useId();
  const linkId = id ?? ownId;
  return (
    // All content must be in a landmark (axe: region).
    <aside className={track} aria-labelledby={linkId}>
      <a {...rest} id={linkId} className={classNames(button, className)}>
        <Phone aria-hidden="true" size={20} />
        {children}
      </a>
    </aside>
  );
}
