import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level1Props } from '../Heading/HeadingElement.tsx';
import { actions, badge, behind as behindWords, hero, lead, note, picture, title, words } from './Hero.css.ts';

/** The props of `Hero`: the attributes of `<section>`. */
export type HeroProps = ComponentPropsWithRef<'section'>;

/**
 * The head of the home page: words and a picture, whose animations share one timeline. They are side by side from 1,024 px,
 * one above the other on narrower screens. Holds `HeroWords`, `HeroPicture` and, where
 * something moves, `HeroPause`. For the head of any other page use `PageHeader`.
 *
 * @example
 * <Hero>
 *   <HeroWords>
 *     <HeroTitle>…</HeroTitle> <HeroLead>…</HeroLead> <HeroActions>… <HeroNote>…</HeroNote></HeroActions>
 *   </HeroWords>
 *   <HeroPicture>…</HeroPicture>
 *   <HeroPause labels={labels} />
 * </Hero>
 */
export function Hero({ className, ...rest }: HeroProps) {
  return <section {...rest} className={classNames(hero, className)} />;
}

/** The props of `HeroWords`: the attributes of `<div>`. */
export type HeroWordsProps = ComponentPropsWithRef<'div'>;

/** The column of words, on the page's margins. */
export function HeroWords({ className, ...rest }: HeroWordsProps) {
  return <div {...rest} className={classNames(words, className)} />;
}

/** The props of `HeroTitle`. */
export type HeroTitleProps = Level1Props;

/** The page's title. */
export function HeroTitle({ level = 1, className, ...rest }: HeroTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(title, className)} />;
}

/** The props of `HeroLead`: the attributes of `<p>`. */
export type HeroLeadProps = ComponentPropsWithRef<'p'>;

/** One or two sentences under the title. */
export function HeroLead({ className, ...rest }: HeroLeadProps) {
  return <p {...rest} className={classNames(lead, className)} />;
}

/** The props of `HeroActions`: the attributes of `<div>`. */
export type HeroActionsProps = ComponentPropsWithRef<'div'>;

/** What to do next: one primary `ButtonLink`, one secondary, and a `HeroNote` under them. */
export function HeroActions({ className, ...rest }: HeroActionsProps) {
  return <div {...rest} className={classNames(actions, className)} />;
}

/** The props of `HeroNote`: the attributes of `<p>`. */
export type HeroNoteProps = ComponentPropsWithRef<'p'>;

/** A short promise after a square mark, such as an answer within a day. */
export function HeroNote({ className, ...rest }: HeroNoteProps) {
  return <p {...rest} className={classNames(note, className)} />;
}

/** The props of `HeroBadge`: the attributes of `<p>`. */
export type HeroBadgeProps = ComponentPropsWithRef<'p'>;

/** A fact about the company, small, above the title. */
export function HeroBadge({ className, ...rest }: HeroBadgeProps) {
  return <p data-surface="raised" {...rest} className={classNames(badge, className)} />;
}

/** The props of `HeroPicture`. */
export type HeroPictureProps = ComponentPropsWithRef<'div'> & {
  /**
   * Whether it lies behind the words from 1,024 px, as wide as the window; it ignores the pointer. Default false.
   *
   * It is then an inline `svg` with `position: absolute` at the lower edge, whose lengths are in units of `var(--uno-hero-unit)`. One unit is 1 px
   * in a window of 1,440 to 2,560 px, in proportion to the window in others from 1,024 px, and 0.5 to 0.66 px below that. In the middle of the window
   * is the x that `var(--uno-hero-middle)` says, in units: 720 from 1,024 px, 1,072 below. The hero is at least 792 units high from 1,024 px, and what is
   * drawn at the start of its lowest 236 units is never behind the words (306 units below 1,248 px). Below 1,024 px 748 units are shown under the words.
   */
  behind?: boolean | undefined;
};

/**
 * The picture: an `img` or an `svg` in a place of its own, beside the words from 1,024 px and under them on narrower
 * screens. For a drawing that extends behind the words set `behind`.
 */
export function HeroPicture({ behind = false, className, ...rest }: HeroPictureProps) {
  return <div {...rest} className={classNames(behind ? behindWords : picture, className)} />;
}
