import { ReviewSummary } from '@uno/ui/ReviewSummary';
import { Step, Steps } from '@uno/ui/Steps';
import { memo, useDeferredValue, useMemo } from 'react';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { LeadFormFrame } from '../LeadFormFrame.tsx';
import { useLeadForm } from '../useLeadForm.ts';
import { quoteForm } from '../../leads/quote.ts';
import { reviewOf, reviewParts } from '../../leads/review.ts';
import type { QuoteEntry } from '../../leads/schema.ts';
import { ContactInformation } from './ContactInformation.tsx';
import { formWords } from './labels.ts';
import { form as formStyle, next as nextStyle, review as reviewStyle, wide } from './QuoteForm.css.ts';
import { ServiceDetails } from './ServiceDetails.tsx';
import { isStepDone } from './steps.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

/** The review of what will be sent. Its data is deferred, so that the changed control updates first. */
const Review = memo(function Review({ entry }: { entry: QuoteEntry | null }) {
  const t = useT<'getQuote'>();
  const locale = useLocale();
  const review = useMemo(() => entry && reviewOf(entry, t, locale), [entry, t, locale]);
  const edits = {
    service: { href: '#service-details', label: t('getQuote.review.editService') },
    schedule: { href: '#frequency', label: t('getQuote.review.editSchedule') },
    preferences: { href: '#preferences', label: t('getQuote.review.editPreferences') },
    contact: { href: '#contact', label: t('getQuote.review.editContact') },
  };
  return (
    <ReviewSummary
      className={reviewStyle}
      title={t('getQuote.review.title')}
      level={3}
      labels={{ empty: t('getQuote.review.empty') }}
      groups={reviewParts.map((id) => ({ id, title: t(`getQuote.review.${id}`), items: review?.[id] ?? [], edit: edits[id] }))}
    />
  );
});

/**
 * The form of a quote request: three steps in one form. The review is the third; beside the steps, on phones below the review, is what
 * happens next.
 *
 * @param onStored called once, when the row is stored
 */
export const QuoteForm = memo(function QuoteForm({ onStored }: { onStored: () => void }) {
  const t = useT<'getQuote'>();
  const locale = useLocale();
  const formState = useLeadForm(quoteForm, onStored);
  const { entry, restoredAnswers, errorOf } = formState;
  const reviewed = useDeferredValue(entry);
  const words = useMemo(() => formWords(t, locale), [t, locale]);
  return (
    <LeadFormFrame leadForm={quoteForm} formState={formState} words={words} className={formStyle}>
      <Steps
        className={wide}
        aria-label={t('getQuote.steps.label')}
        labels={{ done: t('getQuote.steps.done') }}
        items={[
          { id: 'service-details', title: t('getQuote.steps.service'), done: isStepDone('service', reviewed) },
          { id: 'contact', title: t('getQuote.steps.contact'), done: isStepDone('contact', reviewed) },
          { id: 'review', title: t('getQuote.steps.review') },
        ]}
      />
      <ServiceDetails
        service={entry?.service}
        offersMaintenance={[restoredAnswers?.fromUrl, restoredAnswers?.fromDraft['service']?.[0], entry?.service].includes('maintenance')}
        errorOf={errorOf}
      />
      <ContactInformation errorOf={errorOf} />
      <Step id="review" number={3} title={t('getQuote.steps.review')} intro={t('getQuote.steps.review.intro')} />
      <Review entry={reviewed} />
      <WhatHappensNext className={nextStyle} />
    </LeadFormFrame>
  );
});
