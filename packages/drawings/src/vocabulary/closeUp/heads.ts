import { type Colour, disc, el, lines, paint, plane, type Svg } from '../../svg.ts';
import type { CloseUpLook, Head, PersonColours } from './look.ts';

const cropped = (hair: Colour): Svg =>
  plane('M10.6-8Q11-15 3-17.6Q-6-19.5-11-14Q-15.5-8-12.5 1L-10 8L-6 6.5L-5.5-1Q-2.5-1.5-1-4Q3-5.5 4-9Q7-7 10.6-8z', hair);

const sideHair: Record<Head, (c: PersonColours) => Svg> = {
  bald: () => '',
  short: ({ hair }) => cropped(hair),
  curly: ({ hair }) =>
    plane('M11-8a5 5 0 0 0-2-8a6 6 0 0 0-9-4a6.5 6.5 0 0 0-10 3a6.5 6.5 0 0 0-6 8a6 6 0 0 0 0 9a5.5 5.5 0 0 0 6 6l5-3 .5-6q4-2 4-6q6 2 11.5 1z', hair),
  long: ({ hair }) => plane('M10.6-8Q11-15 3-17.6Q-6-19.5-12-13Q-17-4-14.5 8Q-13.5 20-15 25Q-6 27-3 21Q-5.5 9-4.5 0Q2-4 3-9Q7-7 10.6-8z', hair),
  bun: ({ hair }) => disc(-15, -9, 6.4, hair) + cropped(hair),
  cap: ({ head, hair }) =>
    plane('M-13-4L-11.5 7L-6.5 6L-5-5z', hair) +
    plane('M-14-3Q-15.5-17-1-18.5Q9-18 11.5-9L20-6.5Q21-4 18.5-3.8L9-5.5Q-3-7.5-14-3z', head) +
    lines('M11-9L-1-8', 'ink'),
  tuque: ({ head, hair }) =>
    plane('M-12.5-3L-11 7L-6.5 6L-5-3z', hair) +
    plane('M-13.5-7Q-13-22-1-22Q11-21 11.5-9z', head) +
    disc(-2, -23, 4.2, head) +
    plane('M-14.5-9Q-2-12 12.5-11.5L12.8-5.5Q-2-6-14.5-2z', 'white'),
  hijab: ({ head }) =>
    plane('M9-11.5Q6-18-2-18Q-13-17-14-5Q-14.5 6-13.5 10L-17 24Q-4 29 10 23Q9 16 4.5 12.6Q-1.5 9-1.5 2Q-1-8 9-11.5z', head) +
    lines('M-10 12Q-2 18 7 18', 'ink'),
  helmet: ({ head, hair }) =>
    plane('M-12-3L-11 7L-6.5 6L-5-3z', hair) +
    plane('M-15-6Q-15.5-22-1-22.5Q12.5-22 13-9L19-6.5V-4.5H-15z', head) +
    plane('M7-20.4Q12.6-18 13-9L19-6.5V-4.5H9Q10-14 7-20.4z', head === 'white' ? 'stone' : head) +
    lines('M-15-6.5H13M-4-22Q1-16 1-8', 'ink'),
};

const sideBeard = (hair: Colour): Svg => plane('M-4 1L-1.5 6Q4 3 7 5.5L11.4 5.6Q12 11 9 14.5Q2 17-3 12z', hair);

/** A head in profile, looking right; its origin is the middle of the skull. */
export function sideHead(look: CloseUpLook, c: PersonColours): Svg {
  const [skin, shade] = c.skin;
  const head = look.head ?? 'short';
  return (
    plane('M-11.5-2Q-12-15 1-15.5Q10-15 10.6-7.5L10.8-4.5L14.4 1.2Q14.4 3 11.4 3.2L11.8 6L10.8 8.5Q11.5 13 6 13.5Q1 13.5-3 11L-10 6z', skin) +
    (look.beard === true ? sideBeard(c.hair) : '') +
    lines('M7.4 7.8Q9 9.4 11.2 8.5', look.beard === true ? shade : 'hair') +
    disc(7, -2.4, 1.2, 'hair') +
    lines('M4.5-5.8Q7.5-7.3 9.8-6', c.hair === 'hairGrey' ? 'hairGrey' : 'hair') +
    (head === 'hijab' ? '' : el('ellipse', { cx: -3, cy: 0.8, rx: 2.6, ry: 3.8, fill: paint(shade) })) +
    sideHair[head](c)
  );
}

const frontCropped = (hair: Colour): Svg =>
  plane('M-12.4 1Q-15-17 0-18Q15-17 12.4 1L10.6-6Q4-7 1-11Q-4-7-10.6-6z', hair);

const frontHair: Record<Head, (c: PersonColours) => Svg> = {
  bald: () => '',
  short: ({ hair }) => frontCropped(hair),
  curly: ({ hair }) => plane('M-12 3a6 6 0 0 1-3-9a6.5 6.5 0 0 1 4-9a7 7 0 0 1 11-5a7 7 0 0 1 11 5a6.5 6.5 0 0 1 4 9a6 6 0 0 1-3 9L10.6-5Q0-10-10.6-5z', hair),
  long: ({ hair }) => plane('M-12 26Q-18 10-14-4Q-12-18 0-18.5Q12-18 14-4Q18 10 12 26L9 22L10.8-4Q4-5 0-11.5Q-5-5-10.8-4L-9 22z', hair),
  bun: ({ hair }) => disc(0, -19, 6.4, hair) + frontCropped(hair),
  cap: ({ head, hair }) => plane('M-12.4 3V-6H-10.5V3zM10.5 3V-6H12.4V3z', hair) + plane('M-13-5Q-13-19 0-19Q13-19 13-5z', head) + plane('M-13-5Q0-11 13-5Q14-2.5 12-2.5Q0-6-12-2.5Q-14-2.5-13-5z', 'ink'),
  tuque: ({ head, hair }) => plane('M-12.6 4V-7H-10.5V4zM10.5 4V-7H12.6V4z', hair) + plane('M-13-8Q-13-22 0-22Q13-22 13-8z', head) + disc(0, -23.5, 4.2, head) + plane('M-13.5-11Q0-14 13.5-11V-5.5Q0-8-13.5-5.5z', 'white'),
  hijab: ({ head }) => plane('M-17 24Q-12 12-14-3Q-12-19 0-19Q12-19 14-3Q12 12 17 24Q0 31-17 24zM0 13.5Q10.5 9 10-2Q9-11.5 0-12Q-9-11.5-10-2Q-10.5 9 0 13.5z', head) + lines('M-9 16Q0 22 9 16', 'ink'),
  helmet: ({ head, hair }) => plane('M-12.4 3V-6H-10.5V3zM10.5 3V-6H12.4V3z', hair) + plane('M-14.5-6Q-14-21 0-21Q14-21 14.5-6L16-3.5H-16z', head) + lines('M-15-5.5H15M-5-20Q-7-14-6-6M5-20Q7-14 6-6', 'ink'),
};

/** A head that faces us; its origin is the middle of the skull. */
export function frontHead(look: CloseUpLook, c: PersonColours): Svg {
  const [skin, shade] = c.skin;
  const head = look.head ?? 'short';
  return (
    (head === 'hijab' ? '' : el('ellipse', { cx: -11.5, cy: 0.5, rx: 2.4, ry: 3.6, fill: paint(skin) }) + el('ellipse', { cx: 11.5, cy: 0.5, rx: 2.4, ry: 3.6, fill: paint(shade) })) +
    plane('M-11.4-4Q-11-16 0-16Q11-16 11.4-4Q11.5 6 7 11Q3.5 14.5 0 14.5Q-3.5 14.5-7 11Q-11.5 6-11.4-4z', skin) +
    (look.beard === true ? plane('M-11.3-1Q-9 5-5 5Q0 3 5 5Q9 5 11.3-1Q12 10 7 14Q0 18.5-7 14Q-12 10-11.3-1z', c.hair) : '') +
    lines('M-3 8.2Q0 9.6 3 8.2', look.beard === true ? skin : 'hair') +
    plane('M0-2L2.6 3.6Q1 4.8-1 4z', shade) +
    disc(-4.6, -2, 1.2, 'hair') +
    disc(4.6, -2, 1.2, 'hair') +
    lines('M-7-5.2Q-4.6-6.6-2.4-5.4M2.4-5.4Q4.6-6.6 7-5.2', c.hair === 'hairGrey' ? 'hairGrey' : 'hair') +
    frontHair[head](c)
  );
}

const backCropped = (hair: Colour): Svg => plane('M-12.2 5Q-15.5-17 0-18Q15.5-17 12.2 5Q8 10 0 10Q-8 10-12.2 5z', hair);

const backHair: Record<Head, (c: PersonColours) => Svg> = {
  bald: () => '',
  short: ({ hair }) => backCropped(hair),
  curly: ({ hair }) => plane('M-11 9a6.5 6.5 0 0 1-4-14a7 7 0 0 1 4-10a7.5 7.5 0 0 1 11-5a7.5 7.5 0 0 1 11 5a7 7 0 0 1 4 10a6.5 6.5 0 0 1-4 14Q0 14-11 9z', hair),
  long: ({ hair }) => plane('M-13 27Q-17 8-14-4Q-12-18 0-18.5Q12-18 14-4Q17 8 13 27Q0 31-13 27z', hair),
  bun: ({ hair }) => disc(0, -19, 6.4, hair) + backCropped(hair),
  cap: ({ head, hair }) => backCropped(hair) + plane('M-13-1Q-14-19 0-19Q14-19 13-1Q0 3-13-1z', head) + lines('M-6 .6Q0-4.5 6 .6', 'ink'),
  tuque: ({ head, hair }) => backCropped(hair) + plane('M-13-7Q-13-22 0-22Q13-22 13-7z', head) + disc(0, -23.5, 4.2, head) + plane('M-13.5-8.5Q0-6 13.5-8.5V-2.5Q0 .5-13.5-2.5z', 'white'),
  hijab: ({ head }) => plane('M-17 24Q-12 12-14-3Q-12-19 0-19Q12-19 14-3Q12 12 17 24Q0 31-17 24z', head) + lines('M-10 12Q0 18 10 12', 'ink'),
  helmet: ({ head, hair }) =>
    plane('M-12.4-4L-11.6 6Q-10.5 12.5-6.5 13L-5 22Q0 27 5 22L6.5 13Q10.5 12.5 11.6 6L12.4-4z', hair) + plane('M-14.5-3Q-15-21 0-21Q15-21 14.5-3L16-.5H-16z', head) + lines('M-15-2.5H15M-5-20Q-7-12-6-3M5-20Q7-12 6-3', 'ink'),
};

/** A head from behind; its origin is the middle of the skull. */
export function backHead(look: CloseUpLook, c: PersonColours): Svg {
  const [skin, shade] = c.skin;
  const head = look.head ?? 'short';
  return (
    (head === 'hijab' ? '' : el('ellipse', { cx: -12, cy: 0.5, rx: 2.4, ry: 3.6, fill: paint(skin) }) + el('ellipse', { cx: 12, cy: 0.5, rx: 2.4, ry: 3.6, fill: paint(shade) })) +
    plane('M-11.4-4Q-11-16 0-16Q11-16 11.4-4Q11.5 6 7.5 12H-7.5Q-11.5 6-11.4-4z', skin) +
    backHair[head](c)
  );
}
