import type { ClaimName } from '../claims.ts';
import type { Locale } from '../i18n/locale.ts';
import type { StaticPageName } from '../routes.ts';

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

/** The facts of the company, in `facts.yaml`. `npm run rebrand` writes that file; the website reads it through `site/business.ts`. */
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
  /** The IANA time zone of the company, in which days and times are shown: `America/Toronto`. */
  readonly timeZone: string;
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
  /** Certificates, licences, insurance policies: Why partner, About and the quote page list them. When empty, no page has the list. */
  readonly proofs: readonly Proof[];
  /** The claims that are true of the company. The sentences that make another one are left out. */
  readonly claims: readonly ClaimName[];
  /** Who writes articles, by the name that `author` in an article's front matter has. An article whose author is not here is by the company itself. */
  readonly authors: Readonly<Record<string, Writer>>;
  /** Each promise is about one thing; they are never mixed (behaviour.md 3.15). A sentence with a figure that is not promised is left out. */
  readonly promises: Partial<Promises>;
}

/** Somebody who writes articles. */
export interface Writer {
  readonly name: string;
  readonly role: InBothLanguages;
  /** Only of those whom readers may write to. */
  readonly email?: string;
}

/** A certificate, a licence, an insurance policy or an attestation, such as that of the Comité paritaire. */
export interface Proof {
  /** What it is: “CIMS certification”, « Assurance responsabilité civile ». */
  readonly name: InBothLanguages;
  /** The organization that issued it. */
  readonly issuer: string;
  /** Its number, so that a client can verify it with the issuer. */
  readonly number?: string | undefined;
  /** What an insurance policy or a bond covers at most, in dollars. */
  readonly amount?: number | undefined;
  /** When it was issued: `2026-03-31`. */
  readonly date?: string | undefined;
}

/** A range. Each language formats it in its own way. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The figures that a company may promise or claim. */
export interface Promises {
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

/** The names of the figures. */
export const promiseNames = ['serviceResponseHours', 'emergencyResponseMinutes', 'proposalHours', 'messageReplyHours', 'portalReplyHours', 'recleanHours', 'siteVisitDays', 'postConstructionDays', 'clients', 'years', 'ductYears'] as const satisfies readonly (keyof Promises)[];

/** The name of a figure. */
export type PromiseName = keyof Promises;

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

/** The services that somebody speaks of (behaviour.md 3.7). */
export const testimonialServices = ['office-cleaning', 'building-cleaning', 'warehouse-cleaning', 'post-construction'] as const;

/** A service that somebody speaks of. */
export type TestimonialService = (typeof testimonialServices)[number];

/** Titles that say who the clients of a service are, on its page. A service without one has a general title. */
export type TestimonialTitles = Readonly<Partial<Record<TestimonialService, InBothLanguages>>>;

/** The best rating that there is; every testimonial has it (behaviour.md 3.7). */
export const bestRating = 5;

/** What a client said, in both languages. Names of people and companies are the same in both. */
export interface ClientTestimonial {
  readonly id: string;
  readonly name: string;
  readonly role: InBothLanguages;
  readonly company: string;
  readonly content: InBothLanguages;
  /** 1 to `bestRating`. */
  readonly rating: number;
  readonly service: TestimonialService;
  readonly location: InBothLanguages;
}

/** A notice above the header of every page for some days, such as a storm or a holiday (behaviour.md 1.12). */
export interface SiteAnnouncement {
  /** The last day on which it is shown, where the company is: `2026-12-28`. A build after that day leaves it out. */
  readonly until: string;
  /** One or two sentences, in each language. */
  readonly text: InBothLanguages;
  /** The page with more information, and the text of the link to it. */
  readonly link?: { readonly page: StaticPageName; readonly text: InBothLanguages } | undefined;
}
