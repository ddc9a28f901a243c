import { vars } from '@uno/tokens/contract';
import { from, ownLine } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { stage } from '../RotatingWords/RotatingWordsStage.css.ts';
import { squareBullet } from '../squareBullet/squareBullet.ts';

/** A length in units of the drawing. */
const units = (count: number): string => `calc(${count} * var(--uno-hero-unit))`;

/** From this width the words fit above the low roofs at the left of Uno's drawing (`behind`). */
const roomy = 'screen and (min-width: 78rem)';

const margin = 'clamp(1rem, 5vw, 5rem)';
/** Where a badge begins, from 1,024 px. */
const badgeTop = units(14);

// The measures of a picture `behind`, in its units. The docstring of `HeroPicture` says those that a drawing must follow.
/** Below 1,024 px it is under the words, as high as this. */
const heightBelowWords = units(748);
/** From 1,024 px the hero is at least as high as this. */
const leastHeight = units(792);
/** The space between the words and the lower edge from 1,024 px, so that they do not lie on the roofs. `roomy` is for wide screens. */
const spaceBelowWords = { narrow: units(306), roomy: units(236) };

/** A picture of any kind: under the words on narrow screens, in a column of its own from 1,024 px. */
export const picture = style({
  paddingInline: margin,
  '@media': { [from[64]]: { alignSelf: 'center', paddingInline: 0 } },
});

/** A drawing that lies behind the words, as wide as the screen. */
export const behind = style({
  position: 'relative',
  height: heightBelowWords,
  overflow: 'clip',
  pointerEvents: 'none',
  '@media': {
    [from[64]]: { position: 'absolute', inset: 0, height: 'auto' },
  },
});

/**
 * `--uno-hero-unit` is the length of one unit of the drawing: from 1,024 px in proportion to the window, 1 px (1/16 rem)
 * between 1,440 and 2,560 px; on narrower screens 0.5 to 0.66 px, and more where large letters give a wide window their layout: at the
 * right of its middle the drawing has 928 units. Beside a picture in a column of its own it is smaller.
 * `--uno-hero-middle` is the x of the drawing that is at the middle of the screen.
 */
export const hero = style([
  stage,
  {
    vars: { '--uno-hero-unit': 'clamp(0.5px, 100vw / 704, max(0.66px, 100vw / 1856))', '--uno-hero-middle': '1072' },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    '@media': {
      [from[64]]: {
        vars: { '--uno-hero-unit': 'max(min(0.0625rem, 100vw / 1440), 100vw / 2560)', '--uno-hero-middle': '720' },
        selectors: {
          [`&:has(> ${behind})`]: { minHeight: leastHeight },
          [`&:has(> ${picture})`]: {
            vars: { '--uno-hero-unit': 'min(0.05rem, 100vw / 1800)' },
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            columnGap: vars.space.x7,
            paddingInline: `max(${margin}, 50% - ${vars.layout.page} / 2)`,
          },
        },
      },
    },
  },
]);

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 2 * ${margin})`,
  marginInline: 'auto',
  paddingInline: margin,
  paddingBlockStart: vars.space.x5,
  zIndex: 1,
  '@media': {
    [from[64]]: {
      // The first line ends at the height where the top row of the drawing's tower begins.
      paddingBlockStart: units(60),
      paddingBlockEnd: units(60),
    },
  },
});

globalStyle(`${hero}:has(> ${behind}) > ${words}`, {
  '@media': {
    // Keeps the words above the drawing's roofs, whose height shrinks with the screen while the buttons' does not.
    [from[64]]: { paddingBlockEnd: spaceBelowWords.narrow },
    [roomy]: { paddingBlockEnd: spaceBelowWords.roomy },
  },
});

export const title = style({
  maxWidth: '100%',
  fontSize: 'min(1rem + 5.5vw, var(--uno-hero-title-most, 100vw))',
  lineHeight: 1.05,
  letterSpacing: vars.tracking.display,
  // `RotatingWords` breaks the line after itself, and `balance` would make its line too short.
  textWrap: 'wrap',
  '@media': {
    [from[64]]: { fontSize: units(80), maxWidth: units(920) },
  },
});

/* In large letters no wider than the longest of the rotating words allows. */
globalStyle(`${title}:has([data-marked])`, { vars: { '--uno-hero-title-most': '11vw' } });

export const lead = style({
  marginBlockStart: vars.space.x4,
  maxWidth: '43rem',
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  color: vars.surface.textSubtle,
  '@media': {
    [from[64]]: {
      marginBlockStart: units(24),
      // Ends before the cross on the drawing's mountain.
      maxWidth: `min(43rem, ${units(710)})`,
      fontSize: `min(${vars.size.lead}, max(1.125rem, ${units(23)}))`,
    },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x5,
});

globalStyle(`${actions} > *`, ownLine);

export const note = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  flexBasis: '100%',
  // The second line begins under the first, not under the square.
  paddingInlineStart: vars.space.x4,
  textIndent: '-1rem',
  selectors: { '&::before': squareBullet(vars.surface.accent) },
});

/** A small box above the title, whatever its position in the HTML. */
export const badge = style({
  order: -1,
  marginBlockEnd: vars.space.x4,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: 1.6,
  '@media': {
    [from[64]]: { position: 'absolute', insetBlockStart: badgeTop, marginBlockEnd: 0 },
  },
});

/* In larger letters the badge is higher than its place, and moves the title down. */
globalStyle(`${words}:has(> ${badge})`, { '@media': { [from[64]]: { paddingBlockStart: `max(${units(60)}, ${badgeTop} + 1.6 * ${vars.size.caption} + ${vars.space.x3})` } } });

export const pause = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineStart: margin,
  insetBlockEnd: `calc(${heightBelowWords} - 3.5rem)`,
  // The words wrap before the drawing's tower, which begins 48 units right of the middle.
  maxWidth: `calc(50% + ${units(40)} - ${margin})`,
  '@media': {
    [from[64]]: {
      maxWidth: 'none',
      insetInlineStart: 'auto',
      insetBlockEnd: 'auto',
      insetBlockStart: units(260),
      insetInlineEnd: `calc(50% - ${units(380)})`,
    },
  },
});

globalStyle(`${words} + :is(${picture}, ${behind})`, { marginBlockStart: vars.space.x5, '@media': { [from[64]]: { marginBlockStart: 0 } } });

globalStyle(`${picture} :is(img, svg, video)`, { width: '100%', height: 'auto' });

globalStyle(`${hero}:has(> ${picture}) > ${words}`, { '@media': { [from[64]]: { alignSelf: 'center', paddingInline: 0 } } });

globalStyle(`${picture} ~ ${pause}`, { position: 'static', gridColumn: '1 / -1', margin: `${vars.space.x4} ${margin}` });
