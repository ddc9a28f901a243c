import { buildingKinds, Cornice, kindSize, monthDrawing, months, monthSize, FrequencyScale, roofDrawing, roofSize } from '@uno/drawings/pages/building';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container, Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { TestimonialSection } from '../../layout/TestimonialSection.tsx';
import { Descriptions } from '../../layout/Descriptions.tsx';
import { Drawing } from '../../layout/Drawing.tsx';
import { Questions } from '../../layout/Questions.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import { ServiceBenefits } from '../../layout/ServiceBenefits.tsx';
import { closingTimes, ServiceClosing } from '../../layout/ServiceClosing.tsx';
import { TaskList } from '../../layout/TaskList.tsx';
import { PageBreadcrumb } from '../../layout/PageBreadcrumb.tsx';
import * as styles from './Page.css.ts';
import { questions } from './questions.ts';

/** Above the building: the title, the lead and the drawing of the roof. */
function Opening() {
  const t = useT<'building' | 'common' | 'pictures'>();
  return (
    <Container className={styles.opening}>
      <PageBreadcrumb page="building" />
      <PageTitle className={styles.title}>{t('building.title')}</PageTitle>
      <div className={styles.openingWords}>
        <div className={styles.about}>
          <PageLead className={styles.lead}>{t('building.lead')}</PageLead>
          <QuoteAndCall service="building" />
        </div>
        <Drawing className={styles.roof} size={roofSize} {...roofSize} markup={roofDrawing} />
      </div>
    </Container>
  );
}

/** The façade: the board, twelve windows with the same entrance in each month, and the lobby at street level. */
function Facade() {
  const t = useT<'building' | 'common' | 'pictures'>();
  return (
    <div className={styles.facade}>
      <Cornice />
      <Container>
        <Board />
        <section className={styles.year} aria-labelledby="year">
          <div data-surface="subtle" className={styles.sign}>
            <SectionTitle size="large" id="year">{t('building.year.title')}</SectionTitle>
            <p className={styles.signText}>{t('building.year.lead')}</p>
          </div>
          <ol className={styles.windows}>
            {months.map((month) => (
              <li key={month} data-surface="page" className={styles.window}>
                <Drawing className={styles.pane} size={monthSize} {...monthSize} markup={monthDrawing(month)} />
                <h3 className={styles.month}>
                  <span className={styles.monthName}>{t(`building.year.${month}`)}</span> <span className={styles.task}>{t(`building.year.${month}.task`)}</span>
                </h3>
                <p className={styles.text}>{t(`building.year.${month}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <img className={styles.lobby} src={pictureSrc('condoCleaning')} alt={t('pictures.condoCleaning')} {...pictureCrops.full} loading="lazy" />
      </Container>
      <div className={styles.street} />
    </div>
  );
}

/** The tasks of every month, on a board as in an entrance. */
function Board() {
  const t = useT<'building' | 'common' | 'pictures'>();
  const listed = {
    visit: ['entrance', 'lobby', 'mail', 'elevators', 'garbage', 'washrooms'],
    weekly: ['corridors', 'stairs', 'laundry', 'gym'],
    monthly: ['baseboards', 'garage'],
  } as const;
  const tasks = (['visit', 'weekly', 'monthly'] as const).flatMap((often) =>
    listed[often].map((task) => [t(`building.list.${task}`), t(`building.list.${often}`)] as const),
  );
  return (
    <section data-surface="raised" className={styles.board} aria-labelledby="tasks">
      <SectionHeader>
        <SectionTitle size="small" id="tasks">{t('building.list.title')}</SectionTitle>
        <SectionLead>{t('building.list.note')}</SectionLead>
      </SectionHeader>
      <TaskList tasks={tasks} labelledBy="tasks" />
    </section>
  );
}

/** Three scales of the year: every visit, every week, the seasonal projects. */
function Process() {
  const t = useT<'building' | 'common' | 'pictures'>();
  const quarters = (['january', 'april', 'july', 'october'] as const).map((month) => t(`building.year.${month}`));
  return (
    <Section padding="small" aria-labelledby="process">
      <SectionTitle size="small" id="process">{t('building.process.title')}</SectionTitle>
      <ol className={styles.rhythms}>
        {(['daily', 'deep', 'seasonal'] as const).map((step) => (
          <li key={step} className={styles.rhythm}>
            <h3 className={styles.name}>{t(`building.process.${step}`)}</h3>
            <p className={styles.when}>{t(`building.process.${step}.when`)}</p>
            <div className={styles.scale}>
              <FrequencyScale frequency={step} quarters={quarters} />
            </div>
            <p className={styles.rhythmText}><NoBreakText>{t(`building.process.${step}.text`)}</NoBreakText></p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What is posted for residents and what is logged, each with an example. */
function Record() {
  const t = useT<'building' | 'common' | 'pictures'>();
  return (
    <Section padding="small" surface="subtle" aria-labelledby="record">
      <SectionTitle size="small" id="record">{t('building.record.title')}</SectionTitle>
      <div className={styles.record}>
        <div className={styles.recordSide}>
          <h3 className={styles.name}>{t('building.record.residents')}</h3>
          <p className={styles.recordText}>{t('building.record.residents.text')}</p>
          <div data-surface="page" className={styles.notice}>
            <p className={styles.kind}>{t('building.record.notice.kind')}</p>
            <p className={styles.noticeTitle}>{t('building.record.notice')}</p>
            <p>{t('building.record.notice.text')}</p>
          </div>
        </div>
        <div className={styles.recordSide}>
          <h3 className={styles.name}>{t('building.record.log')}</h3>
          <p className={styles.recordText}>{t('building.record.log.text', { hours: business.promises.portalReplyHours })}</p>
          <div data-surface="page" className={styles.log}>
            <p className={styles.kind}>{t('building.record.entries')}</p>
            <Descriptions rows={(['leak', 'lift', 'sofa'] as const).map((entry) => [t(`building.record.${entry}`), t(`building.record.${entry}.text`)])} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Three kinds of buildings, each with its drawing on a common ground line. */
function Types() {
  const t = useT<'building' | 'common' | 'pictures'>();
  return (
    <Section padding="small" surface="tint" aria-labelledby="types">
      <SectionTitle size="small" id="types">{t('building.types.title')}</SectionTitle>
      <ul className={styles.kinds}>
        {(['residential', 'mixed', 'commercial'] as const).map((kind) => (
          <li key={kind} className={styles.kindItem}>
            <Drawing className={styles.elevation} size={kindSize} {...kindSize} markup={buildingKinds[kind]} />
            <h3 className={styles.kindName}>{t(`building.types.${kind}`)}</h3>
            <p className={styles.kindText}><NoBreakText>{t(`building.types.${kind}.text`)}</NoBreakText></p>
            <p className={styles.kindText}>
              <strong>{t('building.types.focus')}</strong> <NoBreakText>{t(`building.types.${kind}.focus`)}</NoBreakText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Benefits() {
  const t = useT<'building' | 'common' | 'pictures'>();
  const { serviceResponseHours, emergencyResponseMinutes: minutes, recleanHours } = business.promises;
  const benefit = (name: 'keys' | 'requests' | 'emergency' | 'reclean', hours?: number) =>
    [t(`building.benefits.${name}.badge`, { hours }), t(`building.benefits.${name}`), t(`building.benefits.${name}.text`, { hours, minutes })] as const;
  const benefits = [benefit('keys'), benefit('requests', serviceResponseHours), benefit('emergency'), benefit('reclean', recleanHours)];
  return <ServiceBenefits title={t('building.benefits.title')} benefits={benefits} />;
}

/** Common areas of buildings and condos: one entrance in the twelve months of a year (behaviour.md 3.17). */
export default function BuildingPage() {
  const t = useT<'building' | 'common' | 'pictures'>();
  return (
    <>
      <Opening />
      <Facade />
      <Process />
      <Record />
      <Benefits />
      <Types />
      <TestimonialSection title={t('building.clients.title')} service="building-cleaning" />
      <Questions title={t('building.faq.title')} questions={questions(t)} surface="tint" />
      <ServiceClosing service="building" title={t('building.cta.title')} lead={t('building.cta.lead', closingTimes)} />
    </>
  );
}
