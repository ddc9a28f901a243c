import { type Service as PageService, services } from '../../services.ts';
import type { Schedule } from './schedule.ts';

/** The query parameter that chooses one: `/get-quote?service=office` (behaviour.md 5.2). */
export const SERVICE_PARAMETER = 'service';

/** What a quote can be asked for: the services that have a page, and floor maintenance. */
export type QuoteService = PageService['form'] | 'maintenance';

/** What the form offers. Maintenance is reached by `?service=maintenance` alone (behaviour.md 5.2). */
export const offeredServices: readonly QuoteService[] = services.map(({ form }) => form);

/** Whether a value from outside (a query, a form, a store) names a service. */
export const isService = (value: unknown): value is QuoteService => value === 'maintenance' || services.some(({ form }) => form === value);

/** The area is hidden and absent for ducts (behaviour.md 5.4). */
export const hasArea = (service: QuoteService | undefined): boolean => service !== 'duct-ventilation';

/** How often a visit recurs, as it is stored (behaviour.md 5.5). */
export const scheduleKinds = ['one-time', 'weekly', 'bi-weekly', 'monthly', 'quarterly'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** A question beyond the columns. Its `name` is the form control's name, and the key that is stored. */
export type Question =
  /** A whole number, 0 to 999 (behaviour.md 5.11). */
  | { readonly name: string; readonly type: 'count' }
  /** Stored as `true`; left out otherwise. */
  | { readonly name: string; readonly type: 'boolean' }
  /** Any number of options, stored as a list. */
  | { readonly name: string; readonly type: 'some'; readonly options: readonly string[] }
  /** One option. */
  | { readonly name: string; readonly type: 'one'; readonly options: readonly string[] }
  /** Words, at most so many characters. */
  | { readonly name: string; readonly type: 'text'; readonly longest: number }
  /** A day, `YYYY-MM-DD`. */
  | { readonly name: string; readonly type: 'date' };

/** The specification block of each service (behaviour.md 5.3): it drives the form, its reading, its checking and its review. */
export const specifications = {
  office: [
    { name: 'restrooms', type: 'count' },
    { name: 'kitchens', type: 'count' },
    { name: 'conferenceRooms', type: 'count' },
    { name: 'receptionAreas', type: 'count' },
    { name: 'interiorWindows', type: 'boolean' },
    { name: 'exteriorWindows', type: 'boolean' },
    { name: 'highTouch', type: 'boolean' },
  ],
  building: [
    { name: 'lobbies', type: 'count' },
    { name: 'entrances', type: 'count' },
    { name: 'elevators', type: 'count' },
    { name: 'stairwells', type: 'count' },
    { name: 'mailrooms', type: 'count' },
    { name: 'glassDoors', type: 'boolean' },
  ],
  warehouse: [
    { name: 'loadingDocks', type: 'count' },
    { name: 'productionZones', type: 'count' },
    { name: 'breakrooms', type: 'count' },
    { name: 'machineAisles', type: 'boolean' },
  ],
  'post-construction': [
    { name: 'cleanupStage', type: 'some', options: ['rough', 'final', 'turnkey'] },
    { name: 'floorProtection', type: 'boolean' },
    { name: 'constructionWindows', type: 'boolean' },
  ],
  maintenance: [
    { name: 'floorTypes', type: 'some', options: ['vinyl', 'tile', 'carpet', 'concrete'] },
    { name: 'stripWaxFreq', type: 'one', options: ['monthly', 'quarterly', 'semi-annual', 'annual'] },
    { name: 'buffing', type: 'boolean' },
    { name: 'carpetExtraction', type: 'boolean' },
  ],
  'specialized-addons': [
    { name: 'addons', type: 'some', options: ['carpet', 'windows', 'pressure-wash', 'odor', 'disinfecting'] },
  ],
  'duct-ventilation': [
    { name: 'hvacSystems', type: 'count' },
    { name: 'lastDuctClean', type: 'one', options: ['unknown', '<6m', '6-12m', '1-3y', '>3y'] },
  ],
} as const satisfies Record<QuoteService, readonly Question[]>;

/** A question of a specification block. */
export type Detail = (typeof specifications)[QuoteService][number];

/** What is asked of every service; stored in `service_details.preferences`. */
export const preferences = [
  { name: 'includeWeekends', type: 'boolean' },
  { name: 'timing', type: 'text', longest: 500 },
  { name: 'startDate', type: 'date' },
  { name: 'include', type: 'text', longest: 2000 },
  { name: 'ecoFriendly', type: 'boolean' },
] as const satisfies readonly Question[];

/** The longest texts, in characters: the columns' own limits. */
export const longest = { name: 200, email: 254, phone: 40, company: 200, notes: 5000 } as const;

/** The longest text of each field that takes one, by its name. A longer text is reported and never truncated. */
export const longestTexts: Readonly<Record<string, number>> = {
  ...longest,
  ...Object.fromEntries(preferences.flatMap((question) => (question.type === 'text' ? [[question.name, question.longest]] : []))),
};

/** The largest whole numbers. The least is 0. */
export const largest = { sqft: 10_000_000, floors_served: 999, count: 999 } as const;

/** What a question is answered with. */
export type Answer = number | true | string | readonly string[];

/** Answers by the names of their questions; only those given. */
export type Answers = Readonly<Record<string, Answer>>;

/** The stored details: those of the service, and the preferences. Never empty: without answers there are none. */
export type ServiceDetails = Readonly<Record<string, Answer | Answers>>;

/** A row of `quote_requests`, without its key. What was not given is absent, and stored as null. */
export interface QuoteRequest {
  name: string;
  email: string;
  phone: string;
  company?: string | undefined;
  service: QuoteService;
  /** Square feet. */
  sqft?: number | undefined;
  floors_served?: number | undefined;
  schedule: Schedule & { kind: ScheduleKind };
  service_details?: ServiceDetails | undefined;
  notes?: string | undefined;
}

/**
 * What a form holds: a quote request that may be incomplete. Texts are sanitised and may be empty; a number
 * may be out of bounds, and `NaN` where what is typed is no number.
 */
export type QuoteEntry = Omit<QuoteRequest, 'service' | 'schedule'> & { service: QuoteService | undefined; schedule: Schedule };
