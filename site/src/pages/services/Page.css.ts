import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { style, styleVariants } from '@vanilla-extract/css';
import { atWork } from '../../layout/crops.css.ts';

/** From this width of the building, two rooms fit side by side with their names. */
const abreast = '(min-width: 28rem)';

/** The height of every storey, relative to the width of the building. */
const high = 'max(11rem, 28cqw)';

/** The thickness of cut walls, the heaviest line of a cross-section. */
const cut = '0.5rem';

/** The height of a slab: a line of a room's name, or two where the column beside the text is narrow. */
const slabHigh = { one: '2.75rem', two: '4rem' } as const;

/** Where the building stands in a narrow column. */
const narrow = 'screen and (60rem <= width < 76rem)';

/* The street, across the whole width: the text in the sky, the building on the right. */

/** What is under the street: the pavement, then the dark. */
export const cellar = style({ height: `calc(${cut} + 1rem)`, borderBlockStart: `${cut} solid ${vars.art.stoneShade}` });

export const lot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.x6,
  paddingBlockStart: vars.space.x5,
  '@media': {
    [from[60]]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 8fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(1.5rem, 3vw, 3rem)',
    },
  },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.x4 });

/** Smaller where its column is narrow, so that no line has a single word. */
export const title = style({ marginBlockStart: `clamp(0rem, 2vw, ${vars.space.x5})`, '@media': { [narrow]: { fontSize: '5.9vw' } } });

export const lead = style({ maxWidth: '32rem', marginBlock: `clamp(0rem, 1vw, ${vars.space.x3}) ${vars.space.x2}` });

export const street = style({ display: 'none', width: '100%', '@media': { [from[60]]: { display: 'block', gridRow: 2, alignSelf: 'end' } } });

/* Floors of equal height. The name of a room is on the slab below it. */

export const building = style({
  containerType: 'inline-size',
  '@media': { [from[60]]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' } },
});

/** In proportion to a storey: 150 units to 330. Phones crop its end. */
const roofHigh = `150 / 330 * ${high}`;

export const roof = style({ display: 'block', width: '100%', height: `calc(${roofHigh})` });

/** Keeps the height of the whole building while the page arrives: it stands at the bottom of its column, so its first floors would rise with each that follows. */
export const house = styleVariants({ 1: 1, 2: 2, 3: 3 }, (floors) => {
  const whole = (slab: string) => ({ minHeight: `calc(${roofHigh} + ${floors} * (${high} + ${slab}) + ${cut})` });
  return { '@media': { [from[60]]: whole(slabHigh.one), [narrow]: whole(slabHigh.two) } };
});

export const rooms = style({
  display: 'grid',
  border: `solid ${vars.surface.background}`,
  borderWidth: `${cut} ${cut} 0`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from[36]]: { '@container': { [abreast]: { gridTemplateColumns: 'repeat(100, minmax(0, 1fr))' } } } },
});

/* The widths of the rooms: each floor is divided differently. */
export const room = style({
  '@media': {
    [from[36]]: {
      '@container': {
        [abreast]: {
          selectors: {
            '&:nth-child(even)': { borderInlineStart: `${cut} solid ${vars.surface.background}` },
            '&:nth-child(1)': { gridColumn: 'span 45' },
            '&:nth-child(2)': { gridColumn: 'span 55' },
            '&:nth-child(3)': { gridColumn: 'span 57' },
            '&:nth-child(4)': { gridColumn: 'span 43' },
            '&:nth-child(5)': { gridColumn: 'span 48' },
            '&:nth-child(6)': { gridColumn: 'span 52' },
          },
        },
      },
    },
  },
});

export const roomLink = style({ display: 'block', color: vars.surface.text, textDecorationLine: 'none', selectors: { '&:focus-visible': { outline: 'none' } } });

/** Shows 330 of a scene's 450 units, from ceiling to floor. */
export const view = style({ display: 'block', position: 'relative', overflow: 'hidden', height: high });

/** Crops a scene to a storey: its top, the horizontal position and the height, in the scene's units. */
const storey = (top: number, across: number, height = 330) =>
  ({
    position: 'absolute',
    insetBlockStart: `calc(-${top} / ${height} * 100%)`,
    insetInlineStart: 0,
    width: '100%',
    height: `calc(450 / ${height} * 100%)`,
    objectFit: 'cover',
    objectPosition: `${across}% 0`,
  }) as const;

export const inside = styleVariants({
  postConstruction: storey(98, 62),
  duct: storey(76, 100),
  office: storey(102, 30, 302),
  addOns: storey(100, 84),
  building: storey(98, 0),
  warehouse: storey(98, 50),
});

/** On hover the action colour sweeps across. The same rules as `sweep` of `packages/ui`, which is internal to that package. */
export const slab = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: slabHigh.one,
  '@media': { [narrow]: { minHeight: slabHigh.two } },
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  background: vars.surface.background,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: vars.surface.action,
      transform: 'scaleX(0)',
      transformOrigin: '0 50%',
      transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
    },
    [`:is(${roomLink}:hover, ${roomLink}:focus-visible) &::before`]: { transform: 'none' },
    [`:is(${roomLink}:hover, ${roomLink}:focus-visible) &`]: { color: vars.surface.onAction },
    // Inside the slab, where neither the picture nor another room covers it.
    [`${roomLink}:focus-visible &`]: { outline: `3px solid ${vars.surface.onAction}`, outlineOffset: '-7px' },
  },
});

export const arrow = style({ flex: 'none', width: '1.25em', height: '1.25em' });

export const blocks = style({ paddingBlock: fluid.section });

/** The crops of the pictures; those of the others are `atWork`. On wide screens the office is shown with the colleague behind the cart. */
const office = style([atWork, { '@media': { [from[72]]: { objectPosition: '62% 100%' } } }]);
const addOns = style({ objectPosition: '60% 100%' });
export const crops: Partial<Record<string, string>> = { office, addOns };
