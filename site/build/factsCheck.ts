import { UserFacingError } from '../userFacingError.ts';
import { areas } from '../company/areas.ts';
import type { Areas, Company } from '../company/shape.ts';
import { serviceNames } from '../services.ts';

/** The checked facts, with the overrides of the environment. */
type UsedFacts = Pick<Company, 'phone' | 'email' | 'origin' | 'hours' | 'latitude' | 'longitude' | 'notOffered'>;

const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/** The problems of the opening hours. */
const wrongHours = ({ hours }: UsedFacts): string[] =>
  hours.flatMap(({ days, opens, closes }) => [
    ...(days.length > 0 ? [] : ['Some opening hours name no day. Name the days, as Monday.']),
    ...[opens, closes].flatMap((time) => (isTime(time) ? [] : [`The opening hour “${time}” is not a time of day. Write it as 08:00.`])),
    ...(opens < closes ? [] : [`The opening hours end at ${closes}, before they begin at ${opens}.`]),
  ]);

/** The problems of the lists of areas: each list must use ids of `all`. */
function wrongAreas({ all, footer, search, described }: Areas): string[] {
  const ids = all.map(({ id }) => id);
  const named = [...footer, ...search, ...described.map(({ area }) => area)];
  return [
    ...ids.flatMap((id, at) => (ids.indexOf(id) === at ? [] : [`The area “${id}” is listed twice.`])),
    ...named.flatMap((id) => (ids.includes(id) ? [] : [`The area “${id}” is named in a list of site/company/areas.ts, and is not among “all”.`])),
  ];
}

/**
 * The problems of the facts, each in a sentence that says what to do.
 *
 * @param facts the facts with the overrides of the environment
 */
export function factProblems(facts: UsedFacts, lists: Areas = areas): readonly string[] {
  const { phone, email, origin, latitude, longitude, notOffered } = facts;
  return [
    ...(/^\+1-\d{3}-\d{3}-\d{4}$/.test(phone) ? [] : [`The phone number “${phone}” is not a North American number. Write it as +1-514-555-0142, in VITE_UNO_PHONE or site/company/facts.ts.`]),
    ...(/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? [] : [`“${email}” is not an e-mail address. Write it as info@company.ca, in VITE_UNO_EMAIL or site/company/facts.ts.`]),
    ...(/^https?:\/\/[^/\s]\S*$/.test(origin) ? [] : [`“${origin}” is not the address of a website. Write it as https://company.ca, in VITE_UNO_ORIGIN or site/company/facts.ts.`]),
    ...(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [] : [`${latitude}, ${longitude} is not a place on Earth. Write latitude and longitude in degrees, in site/company/facts.ts.`]),
    ...wrongHours(facts),
    ...wrongAreas(lists),
    ...notOffered.flatMap((name) => (serviceNames.some((known) => known === name) ? [] : [`There is no service “${name}” to leave out. The services are ${serviceNames.join(', ')}.`])),
    ...(notOffered.length < serviceNames.length ? [] : ['No service is offered. Take at least one out of notOffered, in site/company/facts.ts.']),
  ];
}

/**
 * Stops a build with wrong facts before anything is written.
 *
 * @throws an error with one line for each problem
 */
export function checkFacts(facts: UsedFacts): void {
  const problems = factProblems(facts);
  if (problems.length > 0) throw new UserFacingError(['Nothing was built, because of the facts of the company:', ...problems].join('\n  '));
}
