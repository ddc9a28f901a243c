import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level1Props } from '../Heading/HeadingElement.tsx';
import { actions, badge, behind as behindWords, hero, lead, note, picture, title, words } from './Hero.css.ts';

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
export function Hero({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={classNames(hero, className)} />;
}

/** The column of words, on the page's margins. */
export function HeroWords({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(words, className)} />;
}

/** The page's title. */
export function HeroTitle({ level = 1, className, ...rest }: Level1Props) {
  return <HeadingElement {...rest} level={level} className={classNames(title, className)} />;
}

/** One or two sentences under the title. */
export function HeroLead({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(lead, className)} />;
}

/** What to do next: one primary `ButtonLink`, one secondary, and a `HeroNote` under them. */
export function HeroActions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(actions, className)} />;
}

/** A short promise after a square mark, such as the emergency line. */
export function HeroNote({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(note, className)} />;
}

/** A fact about the company, small, above the title. */
export function HeroBadge({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p data-surface="raised" {...rest} className={classNames(badge, className)} />;
}

/**
 * The picture: an `img` or an `svg` in a place of its own, beside the words from 1,024 px and under them on narrower
 * screens. For a drawing that extends behind the words set `behind`.
 */
export function HeroPicture({ behind = false, className, ...rest }: ComponentPropsWithRef<'div'> & {
  /**
   * Whether it lies behind the words from 1,024 px, as wide as the screen. It is then an inline `svg` that places itself by
   * `--uno-hero-unit` (one unit of the drawing) and `--uno-hero-middle` (the x that is in the middle of the screen), and
   * ignores the pointer. Default false.
   */
  behind?: boolean;
}) {
  return <div {...rest} className={classNames(behind ? behindWords : picture, className)} />;
}
