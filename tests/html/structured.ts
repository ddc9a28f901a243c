import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ValidatedPage } from './validate.ts';
import { textOf } from './writing.ts';

const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a page says for machines, thing by thing. */
function thingsOf(html: string): readonly Record<string, unknown>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data: unknown = json === undefined ? undefined : JSON.parse(json);
  return isRecord(data) && Array.isArray(data['@graph']) ? data['@graph'].filter(isRecord) : [];
}

const listOf = (thing: Record<string, unknown>, key: string): readonly Record<string, unknown>[] => {
  const list = thing[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

const trim = (text: string): string => textOf(text).replace(/\s+/g, ' ').trim();

/** The texts of the elements of a name, in order. */
const textsOf = (html: string, tag: string): readonly string[] => Array.from(html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs')), ([, inner = '']) => trim(inner));

/** The breadcrumb as it is shown: of the navigations in the page's main part, the one whose last step is the page itself. */
function trailOf(html: string): readonly string[] {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const trail = Array.from(main.matchAll(/<nav\b[^>]*>(.*?)<\/nav>/gs), ([, inner = '']) => inner).find((inner) => inner.lastIndexOf('aria-current="page"') > inner.lastIndexOf('<li'));
  return trail === undefined ? [] : textsOf(trail, 'li');
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((text, at) => text === other[at]);

function findingsOf(html: string): string[] {
  const things = thingsOf(html);
  const typed = (type: string) => things.find((thing) => thing['@type'] === type);
  const [breadcrumb, faq, service] = [typed('BreadcrumbList'), typed('FAQPage'), typed('Service')];
  const shownTrail = trailOf(html);
  const saidTrail = breadcrumb ? listOf(breadcrumb, 'itemListElement').map(({ name }) => trim(String(name))) : [];
  const shownQuestions = textsOf(html, 'summary');
  const said = faq ? listOf(faq, 'mainEntity') : [];
  const saidQuestions = said.map(({ name }) => trim(String(name)));
  const text = trim(html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' '));
  const [title = ''] = textsOf(html, 'title');
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const indexed = !html.includes('content="noindex"');
  return [
    ...(same(saidTrail, shownTrail) ? [] : [`the structured breadcrumb says ${saidTrail.join(' › ')}, the page shows ${shownTrail.join(' › ')}`]),
    ...(saidQuestions.every((question) => shownQuestions.includes(question)) ? [] : ['a question in the structured data is not on the page']),
    ...(saidQuestions.length === 0 && shownQuestions.length > 0 ? ['its questions are not in the structured data'] : []),
    ...said.flatMap(({ acceptedAnswer }) => (isRecord(acceptedAnswer) && text.includes(trim(String(acceptedAnswer['text']))) ? [] : [`an answer is not on the page: ${JSON.stringify(acceptedAnswer)}`])),
    ...(service === undefined || typeof service['name'] === 'string' ? [] : ['its service has no name']),
    ...(title.length <= 60 ? [] : [`its title has ${title.length} characters`]),
    ...(!indexed || (trim(description).length >= 120 && trim(description).length <= 160) ? [] : [`its description has ${trim(description).length} characters`]),
  ];
}

/** Checks that what a page says for machines is what it shows, and that its title and description fit a page of results. */
export const structuredFindings = (folder: string = dist): readonly ValidatedPage[] =>
  globSync('**/index.html', { cwd: folder })
    .toSorted()
    .map((page) => ({ page: `${page}, for machines`, findings: findingsOf(readFileSync(join(folder, page), 'utf8')) }));
