import type { Locale } from '../i18n/locale.ts';

/** A text or a name in each language. */
export type InBothLanguages = Readonly<Record<Locale, string>>;

/** Days of the week as schema.org names them, Monday first. */
export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A day of the week. */
export type WeekDay = (typeof weekDays)[number];

/** Days that have the same hours. */
export interface OpenDays {
  readonly days: readonly WeekDay[];
  /** `08:00` */
  readonly opens: string;
  /** `18:00` */
  readonly closes: string;
}

/** The facts of the company, in `facts.ts`. `npm run rebrand` writes that file; the website reads it through `site/business.ts`. */
export interface Company {
  readonly name: string;
  /** For narrow places: the header, a menu, below a home screen icon. */
  readonly shortName: string;
  /** The name with the small words before it that depend on its first sound. */
  readonly nameWith: {
    /** At the beginning of an English sentence: “An Uno supervisor”. */
    readonly a: string;
    /** « d’Uno », « de Boréal » */
    readonly de: string;
  };
  readonly city: InBothLanguages;
  /** French: « à Montréal », « de Montréal »; « au Saguenay », « du Saguenay ». */
  readonly cityWith: { readonly in: string; readonly of: string };
  /** The city with its province, as the footer gives it. */
  readonly cityAndProvince: InBothLanguages;
  /** The city and its surroundings: “Greater Montréal”, « Grand Montréal ». */
  readonly area: InBothLanguages;
  /** French: « dans le Grand Montréal », « du Grand Montréal ». */
  readonly areaWith: { readonly in: string; readonly of: string };
  /** ISO 3166-2, without the country: `QC`. */
  readonly region: string;
  /** ISO 3166-1: `CA`. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** For search engines: `$` to `$$$$`. */
  readonly priceRange: string;
  /** The origin of the website, unless the environment overrides it. */
  readonly origin: string;
  /** `+1-514-555-0142` */
  readonly phone: string;
  readonly email: string;
  readonly hours: readonly OpenDays[];
  /** The addresses of the company's pages on social networks. */
  readonly social: readonly string[];
  /** Law 25 (Québec): who is responsible for personal information, and where it is kept. */
  readonly privacy: { readonly officer: InBothLanguages; readonly place: InBothLanguages };
  /** The company that cleans the ducts, under our oversight (behaviour.md 3.18). */
  readonly ductPartner: string;
  readonly copyrightYear: number;
  /** The name of the company's own theme in the theme picker. */
  readonly themeName: InBothLanguages;
  /** Services that the company does not offer, by their names in `site/services.ts`. */
  readonly notOffered: readonly string[];
  /** Certificates, licences, insurance policies: About lists them. When empty, About shows no list. */
  readonly proofs: readonly Proof[];
  /** Each promise is about one thing; they are never mixed (behaviour.md 3.15). */
  readonly promises: Promises;
}

/** A certificate, a licence, an insurance policy or an attestation, such as that of the Comité paritaire. */
export interface Proof {
  /** What it is: “CIMS certification”, « Assurance responsabilité civile ». */
  readonly name: InBothLanguages;
  /** The organization that issued it. */
  readonly issuer: string;
  /** Its number, so that a client can verify it with the issuer. */
  readonly number: string;
}

/** A range. Each language formats it in its own way. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The figures that the company promises or claims. */
interface Promises {
  readonly serviceResponseHours: number;
  readonly emergencyResponseMinutes: number;
  readonly proposalHours: number;
  readonly messageReplyHours: number;
  readonly portalReplyHours: number;
  readonly recleanHours: number;
  /** Business days. */
  readonly siteVisitDays: Range;
  /** How long a commercial space takes after construction, all phases: days. */
  readonly postConstructionDays: Range;
  readonly clients: number;
  readonly years: number;
  /** The typical number of years between two cleanings of a building's ducts. */
  readonly ductYears: Range;
}

/** An area that is served. */
export interface Area {
  readonly id: string;
  readonly name: InBothLanguages;
  /** `full`: every service; `available`: services and days are agreed at the site visit. */
  readonly coverage: 'full' | 'available';
}

/** The areas that the company serves, and the lists in which the website names them. */
export interface Areas {
  /** All of them, as the contact page lists them: those with full coverage first (behaviour.md 3.22). */
  readonly all: readonly Area[];
  /** Ids: in the footer and on About, before the whole region (behaviour.md 3.16). */
  readonly footer: readonly string[];
  /** Ids: for search engines, between the city and the whole region. */
  readonly search: readonly string[];
  /** On the services page: how the buildings of an area affect the work there. */
  readonly described: readonly { readonly area: string; readonly text: InBothLanguages }[];
  /** The area of each building on the key rack of the home page. */
  readonly keys: Readonly<Record<KeyName, InBothLanguages>>;
}

/** The buildings on the key rack, in its order. */
export const keyNames = ['tower', 'walkUp', 'loft', 'warehouse', 'condo', 'clinic', 'plant', 'shop'] as const;

/** A building on the key rack. */
export type KeyName = (typeof keyNames)[number];
