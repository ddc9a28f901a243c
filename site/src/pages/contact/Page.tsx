import { ButtonLink } from '@uno/ui/Button';
import { ContactFigure, ContactPanel, ContactText, ContactWay } from '@uno/ui/ContactPanel';
import { CoverageArea, CoverageTiles } from '@uno/ui/CoverageGrid';
import { Link } from '@uno/ui/Link';
import { Container, Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounterList } from '@uno/ui/StatCounter';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import { CoverageWindow } from '@uno/ui/house/CoverageWindow';
import { GlassStrokes } from '@uno/ui/house/GlassStrokes';
import { useCallback, useState } from 'react';
import { business } from '../../../business.ts';
import { coverageAreas } from '../../../coverage.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { hrefOf } from '../../../routes.ts';
import { openingHoursLine } from '../../../i18n/openingHours.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useFormResult } from '../../leadForm/formResult.ts';
import { Closing } from '../../layout/Closing.tsx';
import { complete } from '../../layout/complete.ts';
import { Descriptions } from '../../layout/Descriptions.tsx';
import { EmailAddress } from '../../layout/EmailAddress.tsx';
import { WithPhone } from '../../layout/WithPhone.tsx';
import { Clock } from './Clock.tsx';
import { ContactForm } from '../../leadForm/contact/ContactForm.tsx';
import * as styles from './Page.css.ts';
import { ThankYou } from './ThankYou.tsx';

/** Phone, emergencies, e-mail, area, and a note on products. */
function Ways() {
  const t = useT<'contact' | 'common' | 'pictures'>();
  const locale = useLocale();
  const { email, emailHref, hours, phoneHref, phoneText } = business;
  const [emergency, eco] = [t('contact.ways.emergency'), t('contact.ways.eco.text')];
  return (
    <section data-surface="tint" className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">
        <VisuallyHidden>{t('contact.ways.title')}</VisuallyHidden>
      </h2>
      <ContactPanel>
        <ContactWay term={t('contact.ways.phone')}>
          <ContactFigure href={phoneHref}>
            <WithPhone>{phoneText[locale]}</WithPhone>
          </ContactFigure>
          <ContactText>{openingHoursLine(hours, locale)}</ContactText>
        </ContactWay>
        {emergency !== '' && (
          <ContactWay term={emergency}>
            <ContactFigure>{t('contact.ways.emergency.figure')}</ContactFigure>
            <ContactText>{t('contact.ways.emergency.text')}</ContactText>
          </ContactWay>
        )}
        <ContactWay term={t('contact.ways.email')}>
          <ContactFigure href={emailHref}>
            <EmailAddress>{email}</EmailAddress>
          </ContactFigure>
          <ContactText>{t('contact.ways.email.text')}</ContactText>
        </ContactWay>
        <ContactWay term={t('contact.ways.area')}>
          <ContactText>{t('contact.ways.area.text')}</ContactText>
          <dd>
            <Link href={`${hrefOf('contact', locale)}#coverage`}>{t('contact.ways.area.more', { count: coverageAreas.length })}</Link>
          </dd>
        </ContactWay>
        {eco !== '' && (
          <ContactWay term={t('contact.ways.eco')}>
            <ContactText>{eco}</ContactText>
          </ContactWay>
        )}
      </ContactPanel>
    </section>
  );
}

/** One window of four panes: title, picture, form, and the other ways to reach us. */
function Desk({ onStored }: { onStored: () => void }) {
  const t = useT<'contact' | 'common' | 'pictures'>();
  const locale = useLocale();
  return (
    <Container className={styles.opening}>
      <div className={styles.desk}>
        <div className={styles.words}>
          <h1 id="page-title" className={styles.title} tabIndex={-1}>
            {t('contact.title')}
          </h1>
          <ButtonLink variant="primary" className={styles.call} href={business.phoneHref}>
            <WithPhone>{t('common.callUsAt', { phone: business.phoneText[locale] })}</WithPhone>
          </ButtonLink>
          <p className={styles.lead}>{t('contact.lead')}</p>
          <Link className={styles.more} href={hrefOf('quote', locale)}>
            {t('contact.toQuote')}
          </Link>
        </div>
        <picture className={styles.picture}>
          <source media="(width < 64rem)" srcSet={pictureSrc('contact', 'wide')} {...pictureCrops.wide} />
          <img className={styles.image} src={pictureSrc('contact')} alt={t('pictures.contact')} {...pictureCrops.full} fetchPriority="high" />
        </picture>
        <section className={styles.write} aria-labelledby="write">
          <SectionTitle size="small" id="write">{t('contact.form.title')}</SectionTitle>
          <p>{t('contact.form.required')}</p>
          <ContactForm onStored={onStored} />
        </section>
        <Ways />
      </div>
    </Container>
  );
}

const { serviceResponseHours, emergencyResponseMinutes, messageReplyHours, portalReplyHours, proposalHours, recleanHours, siteVisitDays } = business.promises;

const daysInHours = (days: number | undefined) => (days === undefined ? undefined : 24 * days);

/** A promised delay: its dial in hours, and the delay in words. */
interface PromisedDelay {
  readonly key: 'message' | 'visit' | 'proposal' | 'service' | 'portal' | 'reclean' | 'emergency';
  readonly most: number | undefined;
  readonly least?: number | undefined;
  readonly figure: string;
}

/** The promised delays, on dials of one scale: a whole turn is a day, and several days are several dials. */
function Clocks() {
  const t = useT<'contact' | 'common' | 'pictures'>();
  const clocks = ([
    { key: 'message', most: messageReplyHours, figure: t('contact.clocks.hours', { count: messageReplyHours }) },
    { key: 'visit', most: daysInHours(siteVisitDays.to), least: daysInHours(siteVisitDays.from), figure: t('contact.clocks.days', siteVisitDays) },
    { key: 'proposal', most: proposalHours, figure: t('contact.clocks.hours', { count: proposalHours }) },
    { key: 'service', most: serviceResponseHours, figure: t('contact.clocks.hours', { count: serviceResponseHours }) },
    { key: 'portal', most: portalReplyHours, figure: t('contact.clocks.hours', { count: portalReplyHours }) },
    { key: 'reclean', most: recleanHours, figure: t('contact.clocks.hours', { count: recleanHours }) },
    { key: 'emergency', most: emergencyResponseMinutes && emergencyResponseMinutes / 60, figure: t('contact.clocks.minutes', { count: emergencyResponseMinutes }) },
  ] satisfies PromisedDelay[])
    .map((clock: PromisedDelay) => ({ ...clock, title: t(`contact.clocks.${clock.key}.title`) }))
    .filter(({ figure, title }) => figure !== '' && title !== '');
  if (clocks.length === 0) return null;
  return (
    <Section aria-labelledby="clocks">
      <SectionHeader>
        <SectionTitle size="large" id="clocks">{t('contact.clocks.title')}</SectionTitle>
        <SectionLead>{t('contact.clocks.lead')}</SectionLead>
      </SectionHeader>
      <ul className={styles.clocks}>
        {clocks.map(({ key, most = 0, least, title, figure }) => (
          <li key={key} className={styles.clock}>
            <Clock most={most} {...(least !== undefined && { least })} />
            <div className={styles.clockWords}>
              <h3 className={styles.clockTitle}>{title}</h3>
              <p className={styles.clockFigure}>{figure}</p>
              <p className={styles.clockText}>{t(`contact.clocks.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A drawn building: its windows are the areas, its doors the four figures. */
function Coverage() {
  const t = useT<'contact' | 'common' | 'pictures'>();
  const locale = useLocale();
  const badges = { full: t('contact.coverage.full'), available: t('contact.coverage.available') };
  const figures = complete([
    { figure: t('contact.coverage.emergency'), label: t('contact.coverage.emergency.label') },
    {
      lead: t('contact.coverage.response.lead'),
      figure: t('contact.coverage.response', { minutes: emergencyResponseMinutes }),
      label: t('contact.coverage.response.label'),
    },
    { figure: t('contact.coverage.guarantee'), label: t('contact.coverage.guarantee.label') },
    { figure: t('contact.coverage.local'), label: t('contact.coverage.local.label') },
  ]);
  return (
    <Section padding="small" surface="subtle" aria-labelledby="coverage">
      <SectionHeader>
        <SectionTitle size="small" id="coverage">{t('contact.coverage.title')}</SectionTitle>
        <SectionLead>{t('contact.coverage.lead', { count: coverageAreas.length })}</SectionLead>
      </SectionHeader>
      <div className={styles.building}>
        <CoverageTiles aria-label={t('contact.coverage.list')} className={styles.storeys}>
          {coverageAreas.map(({ name, coverage }) => (
            <CoverageArea key={name['en-CA']} featured={coverage === 'full'} mark={<CoverageWindow full={coverage === 'full'} />} badge={badges[coverage]}>
              {name[locale]}
            </CoverageArea>
          ))}
        </CoverageTiles>
        {figures.length > 0 && (
          <section aria-labelledby="figures">
            <h3 id="figures">
              <VisuallyHidden>{t('contact.coverage.stats')}</VisuallyHidden>
            </h3>
            <StatCounterList data-surface="page">
              {figures.map(({ figure, label, lead }) => (
                <StatCounter key={label}>
                  <StatCounterFigure lead={lead}>
                    <StatCount>{figure}</StatCount>
                    <GlassStrokes />
                  </StatCounterFigure>
                  <StatCounterLabel>{label}</StatCounterLabel>
                </StatCounter>
              ))}
            </StatCounterList>
          </section>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink href={`${hrefOf('contact', locale)}#write`}>{t('contact.coverage.ask')}</ButtonLink>
        <ButtonLink href={business.phoneHref}>
          <WithPhone>{t('common.callUsAt', { phone: business.phoneText[locale] })}</WithPhone>
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The terms, to which the footer links (behaviour.md 3.3). */
function Terms() {
  const t = useT<'contact' | 'common' | 'pictures'>();
  const terms = (['asking', 'proposal', 'length', 'reclean', 'clocks', 'who', 'site'] as const).map(
    (term) => [t(`contact.terms.${term}`), t(`contact.terms.${term}.text`, { hours: recleanHours, name: business.name })] as const,
  );
  return (
    <Section padding="small" aria-labelledby="terms">
      <div className={styles.terms}>
        <div className={styles.termsHead}>
          <SectionTitle size="small" id="terms">{t('contact.terms.title')}</SectionTitle>
          <p>{t('contact.terms.lead')}</p>
        </div>
        <Descriptions rows={complete(terms)} />
      </div>
    </Section>
  );
}

/** Contact: the desk with its form, the clocks, the areas, the terms (behaviour.md 3.22). */
export default function ContactPage() {
  const t = useT<'contact' | 'common' | 'pictures'>();
  const locale = useLocale();
  const [stored, setStored] = useState(useFormResult()?.stored === true);
  const onStored = useCallback(() => setStored(true), []);
  return (
    <>
      {stored ? <ThankYou /> : <Desk onStored={onStored} />}
      <Clocks />
      <Coverage />
      <Terms />
      <Closing
        title={t('contact.cta.title')}
        lead={t('contact.cta.lead', { ...siteVisitDays, hours: proposalHours })}
        links={[[hrefOf('quote', locale), t('common.getQuote')]]}
      />
    </>
  );
}
