import { memo } from 'react';
import { business } from '../../../business.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { next, nextList, nextStep, nextTitle, nextWhat, nextWhen } from './WhatHappensNext.css.ts';

/** What happens after the request is sent, and how soon. On wide screens it stays beside the steps. */
export const WhatHappensNext = memo(function WhatHappensNext({ className = '' }: { className?: string }) {
  const t = useT<'getQuote'>();
  const { messageReplyHours, proposalHours, siteVisitDays } = business.promises;
  const steps = [
    [t('getQuote.next.contact.when', { hours: messageReplyHours }), t('getQuote.next.contact.what')],
    [t('getQuote.next.visit.when', siteVisitDays), t('getQuote.next.visit.what')],
    [t('getQuote.next.proposal.when', { hours: proposalHours }), t('getQuote.next.proposal.what')],
  ] as const;
  return (
    <section data-surface="page" aria-labelledby="next-title" className={`${next} ${className}`}>
      <h4 id="next-title" className={nextTitle}>
        {t('getQuote.next.title')}
      </h4>
      <ol className={nextList}>
        {steps.map(([when, what]) => (
          <li key={what} className={nextStep}>
            {when !== '' && <strong className={nextWhen}>{when}</strong>}
            <span className={nextWhat}>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
