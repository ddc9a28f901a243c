import type { BreadcrumbList, FAQPage, Service, Thing } from 'schema-dts';
import { business } from '../../business.ts';
import { searchAreas } from '../../coverage.ts';
import type { nav } from '../../content/en/nav.ts';
import { hrefOf, type StaticPageName, breadcrumbOf } from '../../routes.ts';
import { type ServiceName, serviceNamed } from '../../services.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';

/** An item of structured data that only one page has (schema.org/Thing). `structuredData.ts` has the items of every page. */
export type { Thing };

/** A frequently asked question and its answer, in the language of the page. */
export interface FaqQuestion {
  readonly question: string;
  readonly answer: string;
}

const addressOf = (page: StaticPageName, locale: Locale): string => business.origin + hrefOf(page, locale);

/** The structured data of a page's questions (schema.org/FAQPage). */
export const faqData = (questions: readonly FaqQuestion[], locale: Locale): FAQPage => ({
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  })),
});

/** A breadcrumb trail (schema.org/BreadcrumbList), from home to the page itself. */
export const breadcrumbList = (steps: readonly { readonly name: string; readonly item: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, at) => ({ '@type': 'ListItem' as const, position: at + 1, ...step })),
});

/** The breadcrumb trail of a page, as the page shows it. */
export const breadcrumbData = (page: StaticPageName, locale: Locale, t: Translate<typeof nav>): BreadcrumbList =>
  breadcrumbList(breadcrumbOf(page).map(({ name, label }) => ({ name: t(label), item: addressOf(name, locale) })));

/** The structured data of a service's page: the service (schema.org/Service), its questions and its breadcrumb. */
export function serviceData(
  page: ServiceName,
  locale: Locale,
  t: Translate<typeof nav>,
  { description, questions }: { readonly description: string; readonly questions: readonly FaqQuestion[] },
): readonly Thing[] {
  const name = t(serviceNamed(page).key);
  const service: Service = {
    '@type': 'Service',
    '@id': `${addressOf(page, locale)}#service`,
    name,
    description,
    serviceType: name,
    url: addressOf(page, locale),
    provider: { '@id': `${business.origin}/#business` },
    areaServed: searchAreas(locale).map((area) => ({ '@type': 'Place' as const, name: area })),
  };
  return [service, faqData(questions, locale), breadcrumbData(page, locale, t)];
}
