import { Button, ButtonLink } from '@uno/ui/Button';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { NoticeBox } from '@uno/ui/NoticeBox';
import { ReviewSummary } from '@uno/ui/ReviewSummary';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { Step, Steps } from '@uno/ui/Steps';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { business } from '../../../business.ts';
import { DRAFT, NOT_SENT, WAKES_FOR } from '../../../protocol.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { canSend } from '../../leads/config.ts';
import { draftKey } from '../../leads/draft.ts';
import { messageOf, sentenceOf } from '../../leads/errors.ts';
import { reviewOf, reviewParts } from '../../leads/review.ts';
import { type QuoteEntry, SERVICE_PARAMETER } from '../../leads/schema.ts';
import { TRAP } from '../../leads/submit.ts';
import { ContactInformation } from './ContactInformation.tsx';
import { alone, form as formStyle, needsScript, noScript,
  notSent, reach, review as reviewStyle, reviewNote, send, wide } from './Page.css.ts';
import { Privacy } from './Privacy.tsx';
import { ServiceDetails } from './ServiceDetails.tsx';
import { useQuoteForm } from './useQuoteForm.ts';
import { WithPhone } from '../../layout/WithPhone.tsx';
import type { Words } from './strings.en.ts';


/** The other two ways to reach us. */
function Reach() {
  const t = useT<Words>();
  const locale = useLocale();
  return (
    <div className={reach}>
      <ButtonLink href={business.phoneHref}>
        <WithPhone>{t('getQuote.reach.call', { phone: business.phoneText[locale] })}</WithPhone>
      </ButtonLink>
      <ButtonLink href={business.emailHref}>{t('getQuote.reach.write', { email: business.email })}</ButtonLink>
    </div>
  );
}

/** What will be sent, at every moment. It follows one breath behind, so that the control itself answers first. */
const Review = memo(function Review({ entry }: { entry: QuoteEntry | null }) {
  const t = useT<Words>();
  const locale = useLocale();
  const review = useMemo(() => entry && reviewOf(entry, t, locale), [entry, t, locale]);
  const titles = {
    service: t('getQuote.review.service'),
    schedule: t('getQuote.review.schedule'),
    preferences: t('getQuote.review.preferences'),
    contact: t('getQuote.review.contact'),
  };
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
      heading="h3"
      empty={t('getQuote.review.empty')}
      groups={reviewParts.map((id) => ({ id, title: titles[id], items: review?.[id] ?? [], edit: edits[id] }))}
    />
  );
});

/** For whoever has no script: the same promises, by phone and e-mail. */
function WithoutScript() {
  const t = useT<Words>();
  return (
    <NoticeBox className={noScript} title={t('getQuote.noScript.title')}>
      <p>{t('getQuote.noScript.text')}</p>
      <Reach />
    </NoticeBox>
  );
}

/** What a form that was posted before any script could hold it says: it was not sent (`NOT_SENT`). */
function NotSent() {
  const t = useT<Words>();
  return (
    <NoticeBox id={NOT_SENT} className={notSent} title={t('getQuote.notSent.title')}>
      <p>{t('getQuote.notSent.text')}</p>
      <Reach />
    </NoticeBox>
  );
}

/**
 * The quote request: three marked steps in one form, with the review beside it on wide screens and before the
 * button on phones.
 *
 * @param onStored called once, when the row is stored
 */
export const QuoteForm = memo(function QuoteForm({ onStored }: { onStored: () => void }) {
  const t = useT<Words>();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { phase, entry, offersMaintenance, mended, onInput, onFocus, onSubmit, retry } = useQuoteForm(form, button, onStored);
  const reviewed = useDeferredValue(entry);
  const failed = phase.name === 'failed' ? phase : null;
  const bad = failed?.fields;
  const errorOf = useMemo(() => {
    const sentences = new Map(bad?.map((field) => [field.field, sentenceOf(t, locale, field)]));
    return (field: string) => (mended.includes(field) ? undefined : sentences.get(field));
  }, [bad, mended, t, locale]);

  return (
    <>
      <WithoutScript />
      <NotSent />
      {!canSend && (
        <NoticeBox className={alone} title={t('getQuote.unavailable.title')}>
          <p>{t('getQuote.unavailable.text')}</p>
          <Reach />
        </NoticeBox>
      )}
      <Form
        ref={form}
        className={`${formStyle} ${needsScript}`}
        aria-label={t('getQuote.form.label')}
        trapName={TRAP}
        trapLabel={t('quote.trap')}
        action={`#${NOT_SENT}`}
        {...{ [DRAFT]: draftKey('quote'), [WAKES_FOR]: SERVICE_PARAMETER }}
        onInput={onInput}
        onChange={onInput}
        onFocus={onFocus}
        onSubmit={onSubmit}
      >
        {failed && (
          <ErrorBox
            className={wide}
            title={t('errors.title')}
            text={<WithPhone>{messageOf(t, locale, failed.failure)}</WithPhone>}
            items={failed.fields.map((field) => ({ field: field.field, text: sentenceOf(t, locale, field) }))}
            attempt={failed.attempt}
          >
            <Button onClick={retry}>{t('errors.tryAgain')}</Button>
            <ButtonLink href={business.phoneHref}>
              <WithPhone>{t('errors.call', { phone: business.phoneText[locale] })}</WithPhone>
            </ButtonLink>
          </ErrorBox>
        )}
        <Steps
          className={wide}
          aria-label={t('getQuote.steps.label')}
          items={[
            { id: 'service-details', title: t('getQuote.steps.service') },
            { id: 'contact', title: t('getQuote.steps.contact') },
            { id: 'review', title: t('getQuote.steps.review') },
          ]}
        />
        <ServiceDetails service={entry?.service} offersMaintenance={offersMaintenance} errorOf={errorOf} />
        <ContactInformation errorOf={errorOf} />
        <Step id="review" number={3} title={t('getQuote.steps.review')} intro={t('getQuote.steps.review.intro')} />
        <Review entry={reviewed} />
        <div className={send}>
          <Privacy />
          <SubmitButton ref={button} busy={phase.name === 'sending'} busyLabel={t('getQuote.sending')}>
            {t('getQuote.send')}
          </SubmitButton>
          <p className={reviewNote}>{t('getQuote.send.note', { hours: business.promises.messageReplyHours })}</p>
          <StatusRegion>{phase.name === 'sending' ? t('getQuote.sending.status') : ''}</StatusRegion>
        </div>
      </Form>
    </>
  );
});
