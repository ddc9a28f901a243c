import { litWindows } from '@uno/drawings/pages/closing';
import { NightFacade } from '@uno/ui/CallToAction';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import type { ServiceName } from '../../services.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { Closing } from './Closing.tsx';
import { useQuoteHref } from './quoteHref.ts';

/** What follows a request, and within which time: the parameters of a closing band's lead. */
export const closingTimes = { ...business.promises.siteVisitDays, hours: business.promises.proposalHours } as const;

/** The last band of a service's page: its quote form, and the other services. The page declares the section `common`. */
export function ServiceClosing({
  service,
  title,
  lead,
}: {
  service: ServiceName;
  title: string;
  /** What follows, and within which time (`closingTimes`). */
  lead: string;
}) {
  const t = useT<'common'>();
  return <Closing title={title} lead={lead} picture={<NightFacade windows={litWindows(service)} />} links={[[useQuoteHref(service), t('common.getQuote')], [hrefOf('services', useLocale()), t('common.allServices')]]} />;
}
