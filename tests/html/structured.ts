import { nominalLength } from '../nominalLength.ts';
import { companyFindings } from './company.ts';
import { postingFindings } from './posting.ts';
import { thingList, thingPart, thingsOf } from './things.ts';
import { dist, type HTMLElement, type ParsedPage, readPages, visibleTextOf } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

const normalizeSpaces = (text: unknown): string => String(text).replace(/\s+/g, ' ').trim();

/** The visible breadcrumb: the navigation in the main part whose last step is the page itself. */
const trailOf = (main: HTMLElement): readonly string[] =>
  (main.querySelector('nav:has(li:last-child [aria-current=page])')?.querySelectorAll('li') ?? []).map(visibleTextOf);

function findingsOf(page: ParsedPage): string[] {
  const { root, main } = page;
  const things = thingsOf(root);
  const partsOf = (type: string, list: string) => thingList(things.find((thing) => thing['@type'] === type) ?? {}, list);
  const shownTrail = trailOf(main).join(' › ');
  const saidTrail = partsOf('BreadcrumbList', 'itemListElement').map(({ name }) => normalizeSpaces(name)).join(' › ');
  // Other <details>, such as a form's privacy notice, are not questions.
  const shownQuestions = main.querySelectorAll('summary').map(visibleTextOf).filter((text) => text.endsWith('?'));
  const said = partsOf('FAQPage', 'mainEntity');
  const text = visibleTextOf(main);
  const title = root.querySelectorAll('head > title').map(visibleTextOf).join('');
  const ofName = (name: string) => root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const indexed = ofName('robots') !== 'noindex';
  const length = nominalLength(normalizeSpaces(ofName('description')));
  return [
    ...(saidTrail === shownTrail ? [] : [`the structured breadcrumb says ${saidTrail}, the page shows ${shownTrail}`]),
    ...(said.every(({ name }) => shownQuestions.includes(normalizeSpaces(name))) ? [] : ['a question in the structured data is not on the page']),
    ...(said.length === 0 && shownQuestions.length > 0 ? ['its questions are not in the structured data'] : []),
    ...said.map((question) => normalizeSpaces(thingPart(question, 'acceptedAnswer')['text'])).flatMap((answer) => (text.includes(answer) ? [] : [`an answer is not on the page: ${answer}`])),
    ...things.flatMap(({ '@type': type, name }) => (type === 'Service' && typeof name !== 'string' ? ['its service has no name'] : [])),
    ...(indexed ? [...companyFindings(page, things), ...postingFindings(page, things)] : []),
    ...(title.length <= 60 ? [] : [`its title has ${title.length} characters`]),
    ...(!indexed || (length >= 120 && length <= 160) ? [] : [`its description has ${length} characters, with a city and a company of common length`]),
  ];
}

/** Checks that structured data matches what a page shows, and that title and description fit a search result. */
export const structuredFindings = (folder: string = dist): readonly ValidatedPage[] =>
  readPages(folder).map((page) => ({ page: `${page.path}, for machines`, findings: findingsOf(page) }));
