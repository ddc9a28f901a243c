import { ContactFigure, ContactPanel, ContactText, ContactWay } from '@uno/ui/ContactPanel';
import { Container, Section, SectionTitle } from '@uno/ui/Section';
import { useCallback, useState } from 'react';
import { business } from '../../../business.ts';
import { openingHoursLine } from '../../../i18n/openingHours.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { EmailAddress } from '../../layout/EmailAddress.tsx';
import { PriceFactors } from '../../layout/PriceFactors.tsx';
import { Proofs } from '../../layout/Proofs.tsx';
import { Questions } from '../../layout/Questions.tsx';
import { WithPhone } from '../../layout/WithPhone.tsx';
import { useFormResult } from '../../leadForm/formResult.ts';
import { Diagnostics } from '../../leadForm/diagnostics/Diagnostics.tsx';
import { QuoteForm } from '../../leadForm/quote/QuoteForm.tsx';
import { belowForm, callLink, eyebrow, formSection, hero, heroLead, heroTitle, touch } from './Page.css.ts';
import { questions } from './questions.ts';
import { ThankYou } from './ThankYou.tsx';

/** Phone, e-mail, hours, emergency. */
function GetInTouch() {
  const t = useT<'getQuote'>();
  const locale = useLocale();
  const { email, emailHref, hours, phoneHref, phoneText, promises } = business;
  const emergency = t('getQuote.touch.emergency');
  return (
    <Section padding="small" surface="tint" aria-labelledby="touch-title">
      <SectionTitle size="small" id="touch-title">{t('getQuote.touch.title')}</SectionTitle>
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
        {emergency !== '' && (
          <ContactWay term={emergency}>
            <ContactText>{t('getQuote.touch.emergency.text', { minutes: promises.emergencyResponseMinutes })}</ContactText>
          </ContactWay>
        )}
      </ContactPanel>
    </Section>
  );
}

/** The quote and site-visit request (behaviour.md 3.10). */
export default function QuotePage() {
  const t = useT<'getQuote' | 'price'>();
  const locale = useLocale();
  const [stored, setStored] = useState(useFormResult()?.stored === true);
  const onStored = useCallback(() => setStored(true), []);
  return (
    <>
      {stored ? (
        <ThankYou />
      ) : (
        <>
          <Section surface="subtle" className={hero} aria-labelledby="page-title">
            <div>
              <p className={eyebrow}>{t('getQuote.hero.eyebrow')}</p>
              <h1 id="page-title" className={heroTitle} tabIndex={-1}>
                {t('getQuote.hero.title')}
              </h1>
            </div>
            <div>
              <p className={heroLead}>{t('getQuote.hero.lead')}</p>
              <a className={callLink} href={business.phoneHref}>
                <WithPhone>{t('getQuote.hero.call', { phone: business.phoneText[locale] })}</WithPhone>
              </a>
            </div>
          </Section>
          <Section className={formSection} aria-label={t('getQuote.form.label')}>
            <QuoteForm onStored={onStored} />
          </Section>
        </>
      )}
      <Container className={belowForm}>
        <Diagnostics />
      </Container>
      <PriceFactors surface="subtle" />
      <Questions title={t('price.faq.title')} questions={questions(t)} />
      <Proofs />
      <GetInTouch />
    </>
  );
}
