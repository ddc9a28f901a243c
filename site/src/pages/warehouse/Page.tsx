import { dockDoors, dockDoorSize } from '@uno/drawings/pages/warehouse';
import { PageHeader, PageHeaderActions } from '@uno/ui/PageHeader';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { PictureBand } from '@uno/ui/PictureBand';
import { Row, RowList, RowNote, RowTitle } from '@uno/ui/RowList';
import { Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { TestimonialSection } from '../../layout/TestimonialSection.tsx';
import { Drawing } from '../../layout/Drawing.tsx';
import { Questions } from '../../layout/Questions.tsx';
import { QuoteAndCallLinks } from '../../layout/QuoteAndCallLinks.tsx';
import { ServiceBenefits } from '../../layout/ServiceBenefits.tsx';
import { closingTimes, ServiceClosing } from '../../layout/ServiceClosing.tsx';
import { TaskList } from '../../layout/TaskList.tsx';
import { PageBreadcrumb } from '../../layout/PageBreadcrumb.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import * as styles from './Page.css.ts';
import { questions } from './questions.ts';

function Opening() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  return (
    <>
      {/* Not lazy: wider windows, where it is hidden, show the same file further down. */}
      <img className={styles.strip} src={pictureSrc('warehouseCleaning', 'wide')} alt={t('pictures.warehouseCleaning')} {...pictureCrops.wide} />
      <PageHeader>
        <PageBreadcrumb page="warehouse" />
        <PageTitle>{t('warehouse.title')}</PageTitle>
        <PageLead>{t('warehouse.lead')}</PageLead>
        <PageHeaderActions>
          <QuoteAndCallLinks service="warehouse" />
        </PageHeaderActions>
      </PageHeader>
    </>
  );
}

function Plan() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  return (
    <Section surface="subtle" className={styles.plan} aria-labelledby="plan">
      <SectionHeader>
        <SectionTitle size="large" id="plan">{t('warehouse.plan.title')}</SectionTitle>
        <SectionLead>{t('warehouse.plan.lead')}</SectionLead>
      </SectionHeader>
      <FloorPlan />
    </Section>
  );
}

function Process() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  const steps = (['review', 'zones', 'audit'] as const).map((step) => ({
    title: t(`warehouse.process.${step}`),
    text: t(`warehouse.process.${step}.text`),
    receive: t(`warehouse.process.${step}.receive`),
  }));
  return (
    <Section padding="small" aria-labelledby="process">
      <SectionTitle size="small" id="process">{t('warehouse.process.title')}</SectionTitle>
      <RowList ordered columns="5/7">
        {steps.map(({ title, text, receive }, at) => (
          <Row key={title}>
            <div className={styles.step}>
              <span className={styles.stepNumber}>{String(at + 1).padStart(2, '0')}</span>
              <RowTitle>{title}</RowTitle>
            </div>
            <div>
              <p>{text}</p>
              <RowNote className={styles.receive}>
                <strong>{t('warehouse.process.receive')}</strong> {receive}
              </RowNote>
            </div>
          </Row>
        ))}
      </RowList>
    </Section>
  );
}

/** The picture, and below it the tasks with how often each is done, in one frame. */
function Tasks() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  const listed = {
    visit: ['docks', 'film', 'bins', 'washrooms', 'calcium'],
    weekly: ['aisles', 'beams', 'production', 'cold'],
    monthly: ['tires', 'curtains'],
    quarterly: ['uprights'],
  } as const;
  const tasks = (['visit', 'weekly', 'monthly', 'quarterly'] as const).flatMap((often) =>
    listed[often].map((task) => [t(`warehouse.list.${task}`), t(`warehouse.list.${often}`)] as const),
  );
  return (
    <PictureBand
      layout="above"
      aria-labelledby="tasks"
      picture={
        <picture className={styles.picture}>
          <source media="(min-width: 48rem)" srcSet={pictureSrc('warehouseCleaning', 'wide')} {...pictureCrops.wide} />
          <img src={pictureSrc('warehouseCleaning')} alt={t('pictures.warehouseCleaning')} {...pictureCrops.full} loading="lazy" />
        </picture>
      }
    >
      <SectionHeader>
        <SectionTitle size="small" id="tasks">{t('warehouse.list.title')}</SectionTitle>
        <SectionLead>{t('warehouse.list.note')}</SectionLead>
      </SectionHeader>
      <TaskList tasks={tasks} labelledBy="tasks" />
    </PictureBand>
  );
}

function Coordination() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  return (
    <Section surface="dark" aria-labelledby="ehs">
      <SectionHeader>
        <SectionTitle size="small" id="ehs">{t('warehouse.ehs.title')}</SectionTitle>
        <SectionLead><NoBreakText>{t('warehouse.ehs.lead')}</NoBreakText></SectionLead>
      </SectionHeader>
      <ul className={styles.standards}>
        {(['gmp', 'iso', 'cfia'] as const).map((standard) => (
          <li key={standard} className={styles.standard}>
            <h3>
              <span className={styles.initials}>{t(`warehouse.ehs.${standard}`)}</span>{' '}
              <span className={styles.standardName}>{t(`warehouse.ehs.${standard}.name`)}</span>
            </h3>
            <p className={styles.standardText}><NoBreakText>{t(`warehouse.ehs.${standard}.text`)}</NoBreakText></p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Four kinds of sites, each below a drawn dock door. */
function Types() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  return (
    <Section padding="small" surface="subtle" aria-labelledby="types">
      <SectionTitle size="small" id="types">{t('warehouse.types.title')}</SectionTitle>
      <ul data-surface="raised" className={styles.types}>
        {(['distribution', 'manufacturing', 'food', 'crossDock'] as const).map((type) => (
          <li key={type} className={styles.type}>
            <Drawing className={styles.door} size={dockDoorSize} {...dockDoorSize} markup={dockDoors[type]} />
            <h3 className={styles.typeName}><NoBreakText>{t(`warehouse.types.${type}`)}</NoBreakText></h3>
            <p className={styles.typeText}>{t(`warehouse.types.${type}.text`)}</p>
            <p className={styles.typeFocus}>
              <strong>{t('warehouse.types.focus')}</strong> {t(`warehouse.types.${type}.focus`)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Benefits() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  const { serviceResponseHours, emergencyResponseMinutes, recleanHours } = business.promises;
  const benefits = [
    [
      t('warehouse.benefits.requests.badge', { hours: serviceResponseHours }),
      t('warehouse.benefits.requests'),
      t('warehouse.benefits.requests.text', { hours: serviceResponseHours }),
    ],
    [
      t('warehouse.benefits.emergency.badge'),
      t('warehouse.benefits.emergency'),
      t('warehouse.benefits.emergency.text', { minutes: emergencyResponseMinutes }),
    ],
    [t('warehouse.benefits.crew.badge'), t('warehouse.benefits.crew'), t('warehouse.benefits.crew.text')],
    [t('warehouse.benefits.reclean.badge', { hours: recleanHours }), t('warehouse.benefits.reclean'), t('warehouse.benefits.reclean.text', { hours: recleanHours })],
  ] as const;
  return <ServiceBenefits title={t('warehouse.benefits.title')} benefits={benefits} />;
}

/** Warehouses and plants: a floor plan by zones, with who may walk where (behaviour.md 3.17). */
export default function WarehousePage() {
  const t = useT<'warehouse' | 'common' | 'pictures'>();
  return (
    <>
      <Opening />
      <Plan />
      <Process />
      <Tasks />
      <Coordination />
      <Types />
      <Benefits />
      <TestimonialSection title={t('warehouse.clients.title')} service="warehouse-cleaning" surface="tint" />
      <Questions title={t('warehouse.faq.title')} questions={questions(t)} />
      <ServiceClosing service="warehouse" title={t('warehouse.cta.title')} lead={t('warehouse.cta.lead', closingTimes)} />
    </>
  );
}
