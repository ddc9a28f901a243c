import { BadgeStrap, Nights } from '@uno/drawings/pages/office';
import { AudienceCard, AudienceCardFocus, AudienceCardList, AudienceCardText, AudienceCardTitle } from '@uno/ui/AudienceCard';
import { PictureBand } from '@uno/ui/PictureBand';
import { Row, RowList, RowNote, RowTitle } from '@uno/ui/RowList';
import { Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { WindowBlind } from '@uno/ui/house/WindowBlind';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { TestimonialSection } from '../../layout/TestimonialSection.tsx';
import { Descriptions } from '../../layout/Descriptions.tsx';
import { Questions } from '../../layout/Questions.tsx';
import { closingTimes, ServiceClosing } from '../../layout/ServiceClosing.tsx';
import * as styles from './Page.css.ts';
import { complete } from '../../layout/complete.ts';
import { questions } from './questions.ts';
import { WorkOrder } from './WorkOrder.tsx';

/** How a work order is written, beside a picture of an office that is being cleaned. */
function Intro() {
  const t = useT<'office' | 'common' | 'pictures'>();
  return (
    <PictureBand
      aria-labelledby="intro"
      picture={<img className={styles.picture} src={pictureSrc('officeCleaning')} alt={t('pictures.officeCleaning')} {...pictureCrops.full} loading="lazy" />}
    >
      <SectionHeader layout="stacked">
        <SectionTitle size="large" id="intro">{t('office.intro.title')}</SectionTitle>
        <SectionLead>{t('office.intro.counted')}</SectionLead>
        <p className={styles.intro}>{t('office.intro.hours')}</p>
        <p className={styles.intro}>{t('office.intro.products')}</p>
      </SectionHeader>
    </PictureBand>
  );
}

function Process() {
  const t = useT<'office' | 'common' | 'pictures'>();
  const steps = [
    { step: 'onboarding', picture: <Nights count={1} watched={[0]} /> },
    { step: 'week', picture: <Nights count={5} watched={[0, 1, 2, 3, 4]} /> },
    { step: 'qa', picture: <Nights count={15} watched={[3, 8, 14]} /> },
  ] as const;
  return (
    <Section padding="small" surface="subtle" aria-labelledby="process">
      <SectionTitle size="small" id="process">{t('office.process.title')}</SectionTitle>
      <RowList ordered columns="5/7">
        {steps.map(({ step, picture }) => (
          <Row key={step}>
            <div className={styles.step}>
              <RowTitle>{t(`office.process.${step}`)}</RowTitle>
              <RowNote>{t(`office.process.${step}.when`)}</RowNote>
              <p>{t(`office.process.${step}.text`)}</p>
            </div>
            <div>{picture}</div>
          </Row>
        ))}
      </RowList>
    </Section>
  );
}

function Types() {
  const t = useT<'office' | 'common' | 'pictures'>();
  return (
    <Section padding="small" aria-labelledby="types">
      <SectionTitle size="small" id="types">{t('office.types.title')}</SectionTitle>
      <AudienceCardList>
        {(['corporate', 'medical', 'coworking'] as const).map((type, at) => (
          <AudienceCard key={type} picture={<WindowBlind at={at} />}>
            <AudienceCardTitle>{t(`office.types.${type}`)}</AudienceCardTitle>
            <AudienceCardText>{t(`office.types.${type}.text`)}</AudienceCardText>
            <AudienceCardFocus label={t('office.types.focus')}>{t(`office.types.${type}.focus`)}</AudienceCardFocus>
          </AudienceCard>
        ))}
      </AudienceCardList>
    </Section>
  );
}

/** The client portal, where the company has one. */
function Portal() {
  const t = useT<'office' | 'common' | 'pictures'>();
  const title = t('office.portal.title');
  if (title === '') return null;
  return (
    <Section padding="small" surface="tint" aria-labelledby="portal">
      <div className={styles.portal}>
        <SectionHeader layout="stacked" className={styles.portalWords}>
          <SectionTitle size="small" id="portal">{title}</SectionTitle>
          <SectionLead>{t('office.portal.lead', { hours: business.promises.portalReplyHours, requestHours: business.promises.serviceResponseHours })}</SectionLead>
        </SectionHeader>
        <div data-surface="raised" className={styles.screen}>
          <h3 className={styles.screenTitle}>{t('office.portal.what')}</h3>
          <Descriptions rows={(['schedule', 'reports', 'requests', 'messages', 'history'] as const).map((part) => [t(`office.portal.${part}`), t(`office.portal.${part}.text`)])} />
        </div>
      </div>
    </Section>
  );
}

/** Four benefits as name badges, on straps that hang from the upper edge of the list. */
function Benefits() {
  const t = useT<'office' | 'common' | 'pictures'>();
  const { recleanHours, serviceResponseHours } = business.promises;
  const benefits = complete([
    [t('office.benefits.crew.badge'), t('office.benefits.crew'), t('office.benefits.crew.text')],
    [
      t('office.benefits.requests.badge', { hours: serviceResponseHours }),
      t('office.benefits.requests'),
      t('office.benefits.requests.text', { hours: serviceResponseHours }),
    ],
    [t('office.benefits.reclean.badge', { hours: recleanHours }), t('office.benefits.reclean'), t('office.benefits.reclean.text', { hours: recleanHours })],
    [t('office.benefits.contract.badge'), t('office.benefits.contract'), t('office.benefits.contract.text')],
  ] as const);
  return (
    <Section padding="small" surface="subtle" aria-labelledby="benefits">
      <SectionTitle size="small" id="benefits">{t('office.benefits.title')}</SectionTitle>
      <ul className={styles.badges}>
        {benefits.map(([badge, title, text]) => (
          <li key={title} className={styles.hung}>
            <BadgeStrap />
            <div data-surface="raised" className={styles.badge}>
              <p className={styles.badgeFigure} aria-hidden="true">
                {badge}
              </p>
              <h3 className={styles.badgeTitle}>{title}</h3>
              <p className={styles.badgeText}><NoBreakText>{text}</NoBreakText></p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Offices: a night's work order, whose eleven lines are the storeys of a building at night (behaviour.md 3.17). */
export default function OfficePage() {
  const t = useT<'office' | 'common' | 'pictures'>();
  return (
    <>
      <WorkOrder />
      <Intro />
      <Process />
      <Types />
      <Portal />
      <TestimonialSection title={t('office.clients.title')} service="office-cleaning" />
      <Benefits />
      <Questions title={t('office.faq.title')} questions={questions(t)} beside />
      <ServiceClosing service="office" title={t('office.cta.title')} lead={t('office.cta.lead', closingTimes)} />
    </>
  );
}
