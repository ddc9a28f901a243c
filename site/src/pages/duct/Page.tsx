import { AirSection, ductParts, ductStages } from '@uno/drawings/pages/duct';
import { Checklist, ChecklistItem } from '@uno/ui/Checklist';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { PartnerBadge, PartnerBadgeName, PartnerBadgeNote } from '@uno/ui/PartnerBadge';
import { Row, RowList, RowNote, RowTitle } from '@uno/ui/RowList';
import { Container, Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { PlateScrews } from '@uno/ui/house/PlateScrews';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { TestimonialSection } from '../../layout/TestimonialSection.tsx';
import { LargeFigure } from '../../layout/LargeFigure.tsx';
import { Questions } from '../../layout/Questions.tsx';
import { ServiceBenefits } from '../../layout/ServiceBenefits.tsx';
import { closingTimes, ServiceClosing } from '../../layout/ServiceClosing.tsx';
import { Drawing } from '../../layout/Drawing.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import { PageBreadcrumb } from '../../layout/PageBreadcrumb.tsx';
import * as styles from './Page.css.ts';
import { questions } from './questions.ts';
import { Report } from './Report.tsx';

const { ductPartner: partner, promises } = business;

/** The drawing stays on the left while title and list scroll on the right; on phones it is between the two. */
function Opening() {
  const t = useT<'duct' | 'common' | 'pictures'>();
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <PageBreadcrumb page="duct" />
        <PageTitle className={styles.title}>{t('duct.title')}</PageTitle>
        <PageLead>{t('duct.lead', { partner })}</PageLead>
        <QuoteAndCall service="duct" />
      </div>
      <div className={styles.pane}>
        <div className={styles.view}>
          <AirSection label={t('duct.parts.picture')} />
        </div>
      </div>
      <section className={styles.legend} aria-labelledby="parts">
        <h2 id="parts" className={styles.legendTitle}>
          {t('duct.parts.title')}
        </h2>
        <ol className={styles.parts}>
          {ductParts.map(({ name }, at) => (
            <li key={name} className={styles.part}>
              <span className={styles.number}>{at + 1}</span>
              <h3 className={styles.partName}>{t(`duct.parts.${name}`)}</h3>
              <p className={styles.partText}>{t(`duct.parts.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The partner's logo: a bent duct and the name. */
const Mark = () => (
  <span className={styles.logo}>
    <svg className={styles.logoDuct} viewBox="0 0 46 56" aria-hidden="true" focusable="false">
      <path d="M4 12h24q14 0 14 14v26M4 36h10q4 0 4 4v12M11 12v24M18 44h24" />
    </svg>
    {partner}
  </span>
);

function Partner() {
  const t = useT<'duct' | 'common' | 'pictures'>();
  const sides = [
    { title: t('duct.partner.theirs', { partner }), tasks: [t('duct.partner.theirs.camera'), t('duct.partner.theirs.clean'), t('duct.partner.theirs.close')] },
    { title: t('duct.partner.ours'), tasks: [t('duct.partner.ours.contract'), t('duct.partner.ours.access'), t('duct.partner.ours.report')] },
  ];
  return (
    <Section padding="small" surface="dark" aria-labelledby="partner">
      <div className={styles.partner}>
        <SectionHeader layout="stacked" className={styles.partnerWords}>
          <SectionTitle size="small" id="partner">{t('duct.partner.title')}</SectionTitle>
          <SectionLead>{t('duct.partner.lead')}</SectionLead>
        </SectionHeader>
        <div className={styles.partnerParts}>
          <PartnerBadge logo={<Mark />}>
            <PartnerBadgeName>{t('duct.partner.name', { partner })}</PartnerBadgeName>
            <PartnerBadgeNote>{t('duct.partner.note', { partner })}</PartnerBadgeNote>
            <PlateScrews />
          </PartnerBadge>
          <div className={styles.sides}>
            {sides.map(({ title, tasks }) => (
              <div key={title} className={styles.sideColumn}>
                <h3 className={styles.side}>{title}</h3>
                <ul className={styles.tasks}>
                  {tasks.map((task) => (
                    <li key={task} className={styles.task}>
                      {task}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The three steps, under one continuous duct. */
function Process() {
  const t = useT<'duct' | 'common' | 'pictures'>();
  return (
    <section data-surface="subtle" className={styles.process} aria-labelledby="process">
      <Container>
        <SectionTitle size="small" id="process">{t('duct.process.title')}</SectionTitle>
      </Container>
      <ol className={styles.run}>
        {(['access', 'removal', 'verification'] as const).map((step) => (
          <li key={step} className={styles.step}>
            <Drawing className={styles.piece} size={{ width: 400, height: 152 }} markup={ductStages[step]} />
            <div className={styles.stepWords}>
              <h3 className={styles.stepName}>{t(`duct.process.${step}`)}</h3>
              <p>{t(`duct.process.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Tasks() {
  const t = useT<'duct' | 'common' | 'pictures'>();
  return (
    <Section padding="small" aria-labelledby="tasks">
      <SectionTitle size="small" id="tasks">{t('duct.list.title')}</SectionTitle>
      <Checklist aria-labelledby="tasks">
        {(['lock', 'cover', 'dampers', 'doors', 'coil', 'brush', 'grilles', 'grease', 'filters', 'photos', 'close', 'restart'] as const).map((task) => (
          <ChecklistItem key={task}>{t(`duct.list.${task}`)}</ChecklistItem>
        ))}
      </Checklist>
    </Section>
  );
}

/** The interval in large type, a picture of a kitchen, then the places that need it sooner. */
function When() {
  const t = useT<'duct' | 'common' | 'pictures'>();
  return (
    <Section surface="raised" className={styles.when} aria-labelledby="when">
      <div className={styles.interval}>
        <SectionTitle size="small" id="when">{t('duct.when.title')}</SectionTitle>
        {promises.ductYears.from !== undefined && (
          <LargeFigure className={styles.figure} unit={t('duct.when.years')}>
            {t('duct.when.figure', promises.ductYears)}
          </LargeFigure>
        )}
        <SectionLead>{t('duct.when.text', promises.ductYears)}</SectionLead>
      </div>
      <img className={styles.kitchen} src={pictureSrc('deepCleaning')} alt={t('pictures.deepCleaning')} {...pictureCrops.full} loading="lazy" />
      <h3 className={styles.placesTitle}>{t('duct.when.places')}</h3>
      <RowList columns="5/4/3" className={styles.places}>
        {(['offices', 'condos', 'kitchens', 'plants'] as const).map((place) => (
          <Row key={place}>
            <RowTitle level={4}>{t(`duct.when.${place}`)}</RowTitle>
            <p>{t(`duct.when.${place}.text`)}</p>
            <RowNote>
              <strong>{t('duct.when.due')}</strong> {t(`duct.when.${place}.due`)}
            </RowNote>
          </Row>
        ))}
      </RowList>
    </Section>
  );
}

function Benefits() {
  const t = useT<'duct' | 'common' | 'pictures'>();
  const hours = promises.recleanHours;
  const benefits = (['contract', 'hepa', 'acr', 'again'] as const).map(
    (name) => [t(`duct.benefits.${name}.badge`, { hours }), t(`duct.benefits.${name}`), t(`duct.benefits.${name}.text`, { hours })] as const,
  );
  return <ServiceBenefits title={t('duct.benefits.title')} benefits={benefits} />;
}

/** Ducts and ventilation: a building's air in cross-section, the partner, the report (behaviour.md 3.17, 3.18). */
export default function DuctPage() {
  const t = useT<'duct' | 'common' | 'pictures'>();
  return (
    <>
      <Opening />
      <Partner />
      <Process />
      <Report />
      <Tasks />
      <When />
      <Benefits />
      <TestimonialSection title={t('duct.clients.title')} first={2} surface="subtle" />
      <Questions title={t('duct.faq.title')} questions={questions(t)} />
      <ServiceClosing service="duct" title={t('duct.cta.title')} lead={t('duct.cta.lead', closingTimes)} />
    </>
  );
}
