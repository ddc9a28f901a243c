/** A language, a width and a text spacing in which every story is checked for overflow and clipped text. */
export interface Look {
  readonly locale: 'en-CA' | 'fr-CA' | 'pseudo';
  readonly width: number;
  readonly spaced?: true;
}

/** In an order that mounts a story once for each language. English comes last, because later checks use it. */
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

/** The name of a look in a finding. */
export const nameOf = ({ locale, width, spaced }: Look): string => `${locale} ${width} px${spaced ? ' spaced' : ''}`;
