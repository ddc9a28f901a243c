import { litWindows } from '@uno/drawings/pages/closing';
import { NightFacade } from '@uno/ui/house/NightFacade';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import type { ServiceName } from '../../services.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { Closing } from './Closing.tsx';
import { useQuoteHref } from './quoteHref.ts';

/** How soon we visit and send a proposal: the parameters of the closing lead. */
export const closingTimes = { ...business.promises.siteVisitDays, hours: business.promises.proposalHours } as const;

/** The call to action at the end of a service's page, with links to the quote form and all services. The page declares the section `common`. */
export function ServiceClosing({
  service,
  title,
  lead,
}: {
  service: ServiceName;
  title: string;
  /** What happens next, and how soon (`closingTimes`). */
  lead: string;
}) {
  const t = useT<'common'>();
  return <Closing title={title} lead={lead} picture={<NightFacade windows={litWindows(service)} />} links={[[useQuoteHref(service), t('common.getQuote')], [hrefOf('services', useLocale()), t('common.allServices')]]} />;
}
