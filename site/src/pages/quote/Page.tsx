import { ContactFigure, ContactPanel, ContactText, ContactWay } from '@uno/ui/ContactPanel';
import { Section, SectionTitle } from '@uno/ui/Section';
import { useCallback, useState } from 'react';
import { business } from '../../../business.ts';
import { openingHoursLine } from '../../../i18n/openingHours.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useFormAnswer } from '../../leadForm/answer.ts';
import {
  callLink,
  eyebrow,
  formSection,
  hero,
  heroLead,
  heroTitle,
  heroWords,
  nextList,
  nextPane,
  nextTitle,
  nextWhat,
  nextWhen,
  touch,
} from './Page.css.ts';
import { Diagnostics } from './Diagnostics.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { Stored } from './Stored.tsx';
import { EmailAddress } from '../../layout/EmailAddress.tsx';
import { WithPhone } from '../../layout/WithPhone.tsx';

/** What happens once the request is sent: a window that comes clean, pane by pane. */
function WhatHappensNext() {
  const t = useT<'getQuote'>();
  const { messageReplyHours, proposalHours, siteVisitDays } = business.promises;
  const panes = [
    [t('getQuote.next.contact.when', { hours: messageReplyHours }), t('getQuote.next.contact.what')],
    [t('getQuote.next.visit.when', siteVisitDays), t('getQuote.next.visit.what')],
    [t('getQuote.next.proposal.when', { hours: proposalHours }), t('getQuote.next.proposal.what')],
  ] as const;
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className={nextTitle}>
        {t('getQuote.next.title')}
      </h2>
      <ol className={nextList}>
        {panes.map(([when, what]) => (
          <li key={when} className={nextPane}>
            <strong className={nextWhen}>{when}</strong>
            <span className={nextWhat}>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Phone, e-mail, hours, emergency. */
function GetInTouch() {
  const t = useT<'getQuote'>();
  const locale = useLocale();
  const { email, emailHref, hours, phoneHref, phoneText, promises } = business;
  return (
    <Section ground="glass" aria-labelledby="touch-title">
      <SectionTitle id="touch-title">{t('getQuote.touch.title')}</SectionTitle>
      <ContactPanel layout="grid" className={touch}>
        <ContactWay term={t('getQuote.touch.phone')}>
          <ContactFigure href={phoneHref}>
            <WithPhone>{phoneText[locale]}</WithPhone>
          </ContactFigure>
        </ContactWay>
        <ContactWay term={t('getQuote.touch.email')}>
          <ContactFigure href={emailHref}>
            <EmailAddress>{email}</EmailAddress>
          </ContactFigure>
        </ContactWay>
        <ContactWay term={t('getQuote.touch.hours')}>
          <ContactText>{openingHoursLine(hours, locale)}</ContactText>
        </ContactWay>
        <ContactWay term={t('getQuote.touch.emergency')}>
          <ContactText>{t('getQuote.touch.emergency.text', { minutes: promises.emergencyResponseMinutes })}</ContactText>
        </ContactWay>
      </ContactPanel>
    </Section>
  );
}

/** The quote and site-visit request (behaviour.md 3.10). */
export default function QuotePage() {
  const t = useT<'getQuote'>();
  const locale = useLocale();
  const [stored, setStored] = useState(useFormAnswer()?.stored === true);
  const onStored = useCallback(() => setStored(true), []);
  return (
    <>
      {stored ? (
        <Stored />
      ) : (
        <>
          <Section className={hero} aria-labelledby="page-title">
            <div className={heroWords}>
              <p className={eyebrow}>{t('getQuote.hero.eyebrow')}</p>
              <h1 id="page-title" className={heroTitle} tabIndex={-1}>
                {t('getQuote.hero.title')}
              </h1>
              <p className={heroLead}>{t('getQuote.hero.lead')}</p>
              <a className={callLink} href={business.phoneHref}>
                <WithPhone>{t('getQuote.hero.call', { phone: business.phoneText[locale] })}</WithPhone>
              </a>
            </div>
            <WhatHappensNext />
          </Section>
          <Section className={formSection} aria-label={t('getQuote.form.label')}>
            <QuoteForm onStored={onStored} />
            <Diagnostics />
          </Section>
        </>
      )}
      <GetInTouch />
    </>
  );
}
