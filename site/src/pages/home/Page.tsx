import { Pictogram } from '@uno/drawings/pictograms';
import { Differentiator, DifferentiatorFigure, DifferentiatorList, DifferentiatorTitle } from '@uno/ui/Differentiator';
import { Link } from '@uno/ui/Link';
import { ProcessStep, ProcessSteps, ProcessStepTitle } from '@uno/ui/ProcessSteps';
import { Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { ServiceCard, ServiceCardFact, ServiceCardList, ServiceCardText, ServiceCardTitle } from '@uno/ui/ServiceCard';
import { TrustTick, TrustTicks } from '@uno/ui/TrustTicks';
import { WashedPane } from '@uno/ui/house/WashedPane';
import { business } from '../../../business.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { keyNames } from '../../../company/shape.ts';
import { areas } from '../../../company/areas.ts';
import { services } from '../../../services.ts';
import { hrefOf } from '../../../routes.ts';
import { localePath } from '../../../i18n/locale.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { SiteTestimonial } from '../../layout/SiteTestimonial.tsx';
import { Closing } from '../../layout/Closing.tsx';
import { complete, notEmpty } from '../../layout/complete.ts';
import { KeyRack } from './KeyRack.tsx';
import { HomeOpening } from './HomeOpening.tsx';
import { atWork } from '../../layout/crops.css.ts';
import * as styles from './Page.css.ts';
import { Panorama } from './Panorama.tsx';

const visit = business.promises.siteVisitDays;

/** Home shows all services except duct cleaning, which is only on the services page. */
const cards = services.flatMap((service) => (service.name === 'duct' ? [] : [service]));

/** The line below a card's text, if there is one. */
const Fact = ({ children }: { children: string }) => children !== '' && <ServiceCardFact>{children}</ServiceCardFact>;

function Services() {
  const locale = useLocale();
  const t = useT<'home' | 'services' | 'common'>();
  return (
    <Section padding="small" aria-labelledby="services">
      <SectionHeader>
        <SectionTitle size="small" id="services">{t('home.services.title')}</SectionTitle>
        <div>
          <SectionLead>{t('home.services.lead')}</SectionLead>
          <Link className={styles.more} href={hrefOf('services', locale)}>
            {t('common.allServices')}
          </Link>
        </div>
      </SectionHeader>
      <ServiceCardList>
        {cards.map(({ name, path, picture }) => (
          <ServiceCard key={name} picture={<img className={styles.crops[name] ?? atWork} src={pictureSrc(picture, 'close')} alt="" {...pictureCrops.close} loading="lazy" />}>
            <ServiceCardTitle href={localePath(path, locale)}>{t(`services.${name}.title`)}</ServiceCardTitle>
            <ServiceCardText>{t(`services.${name}.summary`)}</ServiceCardText>
            <Fact>{name === 'postConstruction' ? t('services.postConstruction.fact', business.promises.postConstructionDays) : t(`services.${name}.fact`)}</Fact>
          </ServiceCard>
        ))}
      </ServiceCardList>
    </Section>
  );
}

function Why() {
  const locale = useLocale();
  const t = useT<'home' | 'services' | 'common'>();
  const { serviceResponseHours, emergencyResponseMinutes, portalReplyHours, clients } = business.promises;
  const reasons = complete([
    { name: 'inHouse', figure: t('home.why.inHouse.figure'), title: t('home.why.inHouse.title'), text: t('home.why.inHouse.text') },
    {
      name: 'responsive',
      figure: t('home.why.responsive.figure', { hours: serviceResponseHours }),
      title: t('home.why.responsive.title'),
      text: t('home.why.responsive.text', { hours: serviceResponseHours, minutes: emergencyResponseMinutes }),
    },
    { name: 'portal', figure: t('home.why.portal.figure', { hours: portalReplyHours }), title: t('home.why.portal.title'), text: t('home.why.portal.text', { hours: portalReplyHours }) },
    { name: 'local', figure: t('home.why.local.figure', { clients }), title: t('home.why.local.title'), text: t('home.why.local.text', { clients }) },
  ] as const);
  return (
    <Section surface="subtle" aria-labelledby="why">
      <div className={styles.why}>
        <div>
          <SectionTitle size="large" id="why" className={styles.whyTitle}>
            {t('home.why.title')}
          </SectionTitle>
          <SectionLead>{t('home.why.lead')}</SectionLead>
          <Link className={styles.more} href={hrefOf('whyPartner', locale)}>
            {t('home.why.more')}
          </Link>
        </div>
        <KeyRack
          caption={t('home.why.caption')}
          hooks={keyNames.map((key) => ({
            kind: t(`home.key.${key}`),
            place: areas.keys[key][locale],
            out: key === 'clinic',
          }))}
        />
      </div>
      {reasons.length > 0 && <DifferentiatorList>
        {reasons.map(({ name, figure, title, text }) => (
          <Differentiator key={name}>
            <DifferentiatorFigure className={styles.whyFigure}>
              {figure}
              <Pictogram name={name} />
            </DifferentiatorFigure>
            <DifferentiatorTitle>{title}</DifferentiatorTitle>
            <p><NoBreakText>{text}</NoBreakText></p>
          </Differentiator>
        ))}
      </DifferentiatorList>}
    </Section>
  );
}

function Process() {
  const t = useT<'home' | 'services' | 'common'>();
  const { proposalHours, recleanHours } = business.promises;
  const trust = notEmpty([t('home.trust.proposal', { hours: proposalHours }), t('home.trust.insured'), t('home.trust.local')]);
  const steps = [
    { title: t('home.process.visit.title'), text: t('home.process.visit.text', visit) },
    { title: t('home.process.proposal.title'), text: t('home.process.proposal.text', { hours: proposalHours }) },
    { title: t('home.process.start.title'), text: t('home.process.start.text') },
    { title: t('home.process.quality.title'), text: t('home.process.quality.text', { hours: recleanHours }) },
  ];
  return (
    <Section padding="small" aria-labelledby="process">
      <SectionTitle size="small" id="process">{t('home.process.title')}</SectionTitle>
      <ProcessSteps>
        {steps.map(({ title, text }, at) => (
          <ProcessStep key={title} number={at + 1} picture={<WashedPane><Panorama pane={at + 1} /></WashedPane>}>
            <ProcessStepTitle>{title}</ProcessStepTitle>
            <p><NoBreakText>{text}</NoBreakText></p>
          </ProcessStep>
        ))}
      </ProcessSteps>
      {trust.length > 0 && (
        <TrustTicks className={styles.trust}>
          {trust.map((tick) => (
            <TrustTick key={tick}>{tick}</TrustTick>
          ))}
        </TrustTicks>
      )}
    </Section>
  );
}

function Testimonials() {
  const t = useT<'home' | 'services' | 'common'>();
  return (
    <Section padding="small" surface="tint" aria-labelledby="testimonials">
      <SectionTitle size="small" id="testimonials">{t('home.testimonials.title')}</SectionTitle>
      <ul className={styles.testimonials}>
        {testimonials.map((client) => (
          <li key={client.id} className={styles.testimonial}>
            <SiteTestimonial client={client} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Home (behaviour.md 3.5). It is rendered only at build time, and the browser does not hydrate it, so it has no event
 * handlers.
 */
export default function HomePage() {
  const locale = useLocale();
  const t = useT<'home' | 'services' | 'common'>();
  const { messageReplyHours, proposalHours } = business.promises;
  return (
    <>
      <HomeOpening />
      <Services />
      <Why />
      <Process />
      {testimonials.length > 0 && <Testimonials />}
      <Closing
        title={t('home.cta.title')}
        lead={t('home.cta.lead', { reply: messageReplyHours, ...visit, proposal: proposalHours })}
        links={[[hrefOf('quote', locale), t('common.getQuote')]]}
      />
    </>
  );
}
