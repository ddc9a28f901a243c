import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { subtle, text } from './Text.css.ts';

/** A size of text, a step of the type scale. On a wide window: `caption` 14 px, `small` 16, `body` 18, `lead` 23. */
export type TextSize = keyof typeof text;

/** The props of `Text`. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Its size. Default `body`. */
  size?: TextSize | undefined;
  /** `subtle`: secondary text, softer but still legible (WCAG 1.4.3). Default: the text colour of the surface. */
  tone?: 'subtle' | undefined;
}

/**
 * A paragraph in a size of the type scale, for a layout of your own. For an article use `Prose`; for the introduction of a page
 * `PageLead`, of a section `SectionLead`. Its line is at most 38 rem long, which is 60 to 70 characters of running text.
 */
export function Text({ size = 'body', tone, className, ...rest }: TextProps) {
  return <p {...rest} className={classNames(text[size], tone && subtle, className)} />;
}
