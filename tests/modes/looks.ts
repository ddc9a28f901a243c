/** A language, a width and a spacing in which every story is looked at, for overflow and for clipped text. */
export interface Look {
  readonly locale: 'en-CA' | 'fr-CA' | 'pseudo';
  readonly width: number;
  readonly spaced?: true;
}

/** In an order that mounts a story once a language. English comes last: what follows is looked at in it. */
export const looks: readonly Look[] = [
  { locale: 'fr-CA', width: 320 },
  { locale: 'fr-CA', width: 360, spaced: true },
  { locale: 'fr-CA', width: 1280, spaced: true },
  { locale: 'pseudo', width: 1280 },
  { locale: 'pseudo', width: 320 },
  { locale: 'en-CA', width: 320 },
  { locale: 'en-CA', width: 360, spaced: true },
  { locale: 'en-CA', width: 1280, spaced: true },
];

/** What the finding says of where it was made. */
export const nameOf = ({ locale, width, spaced }: Look): string => `${locale} ${width} px${spaced ? ' spaced' : ''}`;

