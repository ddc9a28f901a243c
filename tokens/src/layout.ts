import { vars } from './contract.css.ts';

/** Distances that grow with the window. */
export const fluid = {
  /** Below a title, before the content that it introduces. */
  below: `clamp(${vars.space.x5}, 4vw, ${vars.space.x7})`,
  /** Below a small title. */
  belowSmall: `clamp(${vars.space.x4}, 2.5vw, ${vars.space.x6})`,
  /** Between columns. */
  between: `clamp(${vars.space.x6}, 6vw, ${vars.space.x9})`,
  /** Above and below the content of a section. */
  section: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})`,
  /** The same for a quiet section. */
  sectionSmall: `clamp(${vars.space.x6}, 5vw, ${vars.space.x9})`,
} as const;

/** The breakpoints: media queries by the minimum width in rem. They apply to screens only: a printed page has the layout of a phone. */
export const from = {
  36: 'screen and (min-width: 36rem)',
  40: 'screen and (min-width: 40rem)',
  44: 'screen and (min-width: 44rem)',
  48: 'screen and (min-width: 48rem)',
  56: 'screen and (min-width: 56rem)',
  60: 'screen and (min-width: 60rem)',
  62: 'screen and (min-width: 62rem)',
  64: 'screen and (min-width: 64rem)',
  72: 'screen and (min-width: 72rem)',
} as const;

/**
 * The widths, in rem, at which a component changes its layout. They are widths of its container, not of the window: a
 * column of the page is at most nine tenths of the window, so 36 rem of a column are 40 rem of a window.
 */
export const containerWidths = [17, 20, 24, 26, 28, 34, 36, 42, 50, 57, 60, 64] as const;
export type ContainerWidth = (typeof containerWidths)[number];

/** The container query of containers at least so wide, in rem. Unlike `from` it needs no `screen`: `queryContainer` is none on paper. */
export const containerFrom = (width: ContainerWidth): string => `(width >= ${width}rem)`;
/** The container query of containers that are narrower, in rem. Below 17 rem: a phone with enlarged text (WCAG 2.2, 1.4.4). */
export const containerBelow = (width: ContainerWidth): string => `(width < ${width}rem)`;
/** The container query of containers at least as wide as the first width and narrower than the second one, in rem. */
export const containerBetween = (least: ContainerWidth, most: ContainerWidth): string => `(${least}rem <= width < ${most}rem)`;

/**
 * A style for an element whose width its contents ask for. It never takes its width from its contents, so it is as wide as its
 * parent. On paper it is no container: a printed page has the layout of a phone.
 */
export const queryContainer = { '@media': { screen: { containerType: 'inline-size', width: '100%' } } } as const;

/** The media query of a phone held upright, for layouts that then put each item on a line of its own. */
export const onPhones = 'screen and (width < 30rem)';

/** A style for a button of a group (a flex item): on phones it fills a line of its own. Spread it into a rule without other media queries. */
export const ownLine = { '@media': { [onPhones]: { flex: '1 1 60%', maxWidth: 'none' } } } as const;

/** The media query of a phone with enlarged text: from 1.3 times the usual size at 390 px (WCAG 2.2, 1.4.4). */
export const largeLetters = 'screen and (max-width: 19rem)';

/**
 * Round corners and shadows, where a theme has them (`radius`, `shadow`): styles to spread into a rule. `control` is for
 * buttons and fields, `box` for cards and panels. Both clip their content, so the focus ring of a control at their edge must be inside (negative
 * `outlineOffset`). A theme without them leaves the variables unset: the properties then have their initial values.
 */
export const corners = {
  control: { borderRadius: vars.radius.control, overflow: vars.radius.clip },
  box: { borderRadius: vars.radius.box, overflow: vars.radius.clip, boxShadow: vars.shadow.box },
  /**
   * `control` for a `button`: its fallback 0 makes it square where the theme has no corners, because browsers round buttons.
   * Written out: `fallbackVar` would make vanilla-extract a dependency of the published package.
   */
  nativeControl: { borderRadius: 'var(--uno-radius-control, 0)', overflow: vars.radius.clip },
} as const;
