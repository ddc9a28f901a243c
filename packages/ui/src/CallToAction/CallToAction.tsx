import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type Level2Props } from '../Heading/HeadingElement.tsx';
import { Container } from '../Section/Container.tsx';
import * as styles from './CallToAction.css.ts';

/** The props of `CallToAction`. */
export type CallToActionProps = ComponentPropsWithRef<'section'> & {
  /**
   * A drawing: an `svg`, or an `img` that is cropped to its frame. From 912 px of the section's width it fills the side that the words leave
   * free; where it is narrower it is a band above the words. It is hidden from assistive technology. Default: none.
   */
  picture?: ReactNode;
  /** A `CallToActionPhone`, shown below the words. */
  phone?: ReactNode;
};

/**
 * The closing section of a page, on the surface `dark`: a title, a lead, buttons, and the telephone number in large digits.
 * Use it once, at the end of a page. Give it `aria-labelledby`. For the head of a page use `Hero`; for an offer in its middle, a `Section` with a
 * `ButtonLink`.
 */
export function CallToAction({ picture, phone, className, children, ...rest }: CallToActionProps) {
  return (
    <section data-surface="dark" {...rest} className={classNames(styles.section, className)}>
      <div className={styles.opening}>
        {hasContent(picture) && <div className={styles.picture} aria-hidden="true">{picture}</div>}
        <Container className={styles.words}>{children}</Container>
      </div>
      {hasContent(phone) && (
        <div className={styles.closing}>
          <Container>
            <div className={styles.digits}>{phone}</div>
          </Container>
        </div>
      )}
    </section>
  );
}

/** The props of `CallToActionTitle`. */
export type CallToActionTitleProps = Level2Props;

/** The heading: what you ask the visitor to do. */
export function CallToActionTitle({ level = 2, className, ...rest }: CallToActionTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `CallToActionLead`: the attributes of `<p>`. */
export type CallToActionLeadProps = ComponentPropsWithRef<'p'>;

/** What happens next, and how soon. */
export function CallToActionLead({ className, ...rest }: CallToActionLeadProps) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}

/** The props of `CallToActionButtons`: the attributes of `<div>`. */
export type CallToActionButtonsProps = ComponentPropsWithRef<'div'>;

/** The buttons, side by side where they fit. */
export function CallToActionButtons({ className, ...rest }: CallToActionButtonsProps) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}

/** The size of the number by its length: more characters are smaller, so that they stay on one line. */
const sizeOf = ({ length }: string): 'long' | 'longer' | 'longest' | undefined => {
  if (length > 17) return 'longest';
  if (length > 14) return 'longer';
  return length > 12 ? 'long' : undefined;
};

/** The props of `CallToActionPhone`. */
export type CallToActionPhoneProps = ComponentPropsWithRef<'a'> & {
  /** `tel:` and the number. */
  href: string;
  /** A word or two above the number, part of the link. */
  label?: ReactNode;
  /** The number as it is written: one string, whose length decides the size. */
  children: string;
};

/** The telephone number, as wide as the page: a `tel:` link. Its children are the number as it is written: one string, whose length decides the size. */
export function CallToActionPhone({ href, label, className, children, ...rest }: CallToActionPhoneProps) {
  return (
    <a {...rest} href={href} className={classNames(styles.phone, className)}>
      {hasContent(label) && <span className={styles.label}>{label} </span>}
      <span data-length={sizeOf(children)} className={styles.number}>{children}</span>
    </a>
  );
}
