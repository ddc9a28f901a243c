import { type Service as PageService, services } from '../../services.ts';
import type { Schedule } from './schedule.ts';

/** The query parameter that preselects a service: `/get-quote?service=office` (behaviour.md 5.2). */
export const SERVICE_PARAMETER = 'service';

/** The services of the quote form: those that have a page, and floor maintenance. */
export type QuoteService = PageService['form'] | 'maintenance';

/** The services that the form lists. Maintenance is available only by `?service=maintenance` (behaviour.md 5.2). */
export const offeredServices: readonly QuoteService[] = services.map(({ form }) => form);

/** Whether an untrusted value (of a query, a form or a store) is a service. */
export const isService = (value: unknown): value is QuoteService => value === 'maintenance' || services.some(({ form }) => form === value);

/** The area is hidden and absent for ducts (behaviour.md 5.4). */
export const hasArea = (service: QuoteService | undefined): boolean => service !== 'duct-ventilation';

/** How often a visit recurs, as it is stored (behaviour.md 5.5). */
export const scheduleKinds = ['one-time', 'weekly', 'bi-weekly', 'monthly', 'quarterly'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** A question without a column of its own. Its `name` is the name of the form control and the stored key. */
export type Question =
  /** A whole number, 0 to 999 (behaviour.md 5.11). */
  | { readonly name: string; readonly type: 'count' }
  /** Stored as `true`; left out otherwise. */
  | { readonly name: string; readonly type: 'boolean' }
  /** Any number of options, stored as a list. */
  | { readonly name: string; readonly type: 'some'; readonly options: readonly string[] }
  /** One option. */
  | { readonly name: string; readonly type: 'one'; readonly options: readonly string[] }
  /** Text, with its maximum length in characters. */
  | { readonly name: string; readonly type: 'text'; readonly longest: number }
  /** A day, `YYYY-MM-DD`. */
  | { readonly name: string; readonly type: 'date' };

/** The questions of each service (behaviour.md 5.3). The form, its reading, its validation and its review use this table. */
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

/** A question about a service. */
export type ServiceQuestion = (typeof specifications)[QuoteService][number];

/** The questions for every service; stored in `service_details.preferences`. */
export const preferences = [
  { name: 'includeWeekends', type: 'boolean' },
  { name: 'timing', type: 'text', longest: 500 },
  { name: 'startDate', type: 'date' },
  { name: 'include', type: 'text', longest: 2000 },
  { name: 'ecoFriendly', type: 'boolean' },
] as const satisfies readonly Question[];

/** The longest texts of `quote_requests`, in characters: the limits of its columns. */
export const longestQuoteTexts = { name: 200, email: 254, phone: 40, company: 200, notes: 5000 } as const;

/** The longest text of each field of the quote form, by name. Longer texts are reported and never truncated. */
export const longestQuoteFields: Readonly<Record<string, number>> = {
  ...longestQuoteTexts,
  ...Object.fromEntries(preferences.flatMap((question) => (question.type === 'text' ? [[question.name, question.longest]] : []))),
};

/** The largest whole numbers. The least is 0. */
export const largest = { sqft: 10_000_000, floors_served: 999, count: 999 } as const;

/** The answer to a question. */
export type Answer = number | true | string | readonly string[];

/** Answers by the names of their questions; only those given. */
export type Answers = Readonly<Record<string, Answer>>;

/** The stored answers: those about the service, and the preferences. Never empty: without answers, nothing is stored. */
export type ServiceDetails = Readonly<Record<string, Answer | Answers>>;

/** A row of `quote_requests`, without its key. A value that was not given is absent, and stored as null. */
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
 * The content of the quote form: a request that may be incomplete. Texts are sanitised and may be empty; numbers may be out
 * of range, or `NaN` for invalid input.
 */
export type QuoteEntry = Omit<QuoteRequest, 'service' | 'schedule'> & { service: QuoteService | undefined; schedule: Schedule };
