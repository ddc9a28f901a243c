import { roomMoments, roomSize } from '@uno/drawings/pages/postConstruction';
import { Differentiator, DifferentiatorFigure, DifferentiatorList, DifferentiatorTitle } from '@uno/ui/Differentiator';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Phase, PhaseOutcome, Phases, PhaseTitle } from '@uno/ui/Phases';
import { PictureBand } from '@uno/ui/PictureBand';
import { Row, RowList, RowNote, RowTitle } from '@uno/ui/RowList';
import { Container, Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { TestimonialSection } from '../../layout/TestimonialSection.tsx';
import { Descriptions } from '../../layout/Descriptions.tsx';
import { LargeFigure } from '../../layout/LargeFigure.tsx';
import { Drawing } from '../../layout/Drawing.tsx';
import { Questions } from '../../layout/Questions.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import { closingTimes, ServiceClosing } from '../../layout/ServiceClosing.tsx';
import { complete } from '../../layout/complete.ts';
import { TaskList } from '../../layout/TaskList.tsx';
import { PageBreadcrumb } from '../../layout/PageBreadcrumb.tsx';
import * as styles from './Page.css.ts';
import { questions } from './questions.ts';

/** The title, and below it the same room in the three phases. */
function Opening() {
  const t = useT<'postConstruction' | 'common' | 'pictures'>();
  const phases = [
    { phase: 'rough', moment: 0 },
    { phase: 'detail', moment: 1 },
    { phase: 'touch', moment: 2 },
  ] as const;
  return (
    <Container className={styles.opening}>
      <PageBreadcrumb page="postConstruction" />
      <div className={styles.openingWords}>
        <PageTitle className={styles.title}>{t('postConstruction.title')}</PageTitle>
        <div className={styles.openingLead}>
          <PageLead className={styles.lead}>{t('postConstruction.lead', business.promises.postConstructionDays)}</PageLead>
          <QuoteAndCall service="postConstruction" />
        </div>
      </div>
      <section aria-labelledby="phases">
        <SectionTitle id="phases" className={styles.phasesTitle}>
          {t('postConstruction.phases.title')}
        </SectionTitle>
        <Phases>
          {phases.map(({ phase, moment }) => (
            <Phase
              key={phase}
              picture={<Drawing className={styles.room} size={roomSize} {...roomSize} markup={roomMoments[moment]} />}
              when={t(`postConstruction.phases.${phase}.when`)}
              outcome={<PhaseOutcome label={t('postConstruction.phases.then')}>{t(`postConstruction.phases.${phase}.after`)}</PhaseOutcome>}
            >
              <PhaseTitle>{t(`postConstruction.phases.${phase}`)}</PhaseTitle>
              <p>{t(`postConstruction.phases.${phase}.text`)}</p>
            </Phase>
          ))}
        </Phases>
      </section>
    </Container>
  );
}

/** The number of days in large type, and what it depends on. */
function Days() {
  const t = useT<'postConstruction' | 'common' | 'pictures'>();
  const days = business.promises.postConstructionDays;
  return (
    <Section surface="tint" aria-labelledby="days">
      <div className={styles.days}>
        {days.from !== undefined && (
          <LargeFigure className={styles.daysFigure} aria-hidden="true" unit={t('postConstruction.days.unit')}>
            {t('postConstruction.days.figure', days)}
          </LargeFigure>
        )}
        <div>
          <SectionHeader layout="stacked" className={styles.daysWords}>
            <SectionTitle size="large" id="days">{t('postConstruction.days.title')}</SectionTitle>
            <SectionLead>{t('postConstruction.days.lead', days)}</SectionLead>
          </SectionHeader>
          <Descriptions rows={(['area', 'glass', 'lift', 'trades'] as const).map((cause) => [t(`postConstruction.days.${cause}`), t(`postConstruction.days.${cause}.text`)])} />
        </div>
      </div>
    </Section>
  );
}

/** What the site provides and what the crew brings, in two columns. */
function Coordination() {
  const t = useT<'postConstruction' | 'common' | 'pictures'>();
  const sides = [
    { title: t('postConstruction.site.yours'), points: (['water', 'lift', 'bin', 'sheets'] as const).map((point) => t(`postConstruction.site.yours.${point}`)) },
    { title: t('postConstruction.site.ours'), points: (['gear', 'tools', 'products', 'report'] as const).map((point) => t(`postConstruction.site.ours.${point}`)) },
  ];
  return (
    <Section padding="small" aria-labelledby="site">
      <SectionHeader>
        <SectionTitle size="small" id="site">{t('postConstruction.site.title')}</SectionTitle>
        <SectionLead>{t('postConstruction.site.lead')}</SectionLead>
      </SectionHeader>
      <div className={styles.sides}>
        {sides.map(({ title, points }, at) => (
          <div key={title} data-surface={at > 0 ? 'raised' : undefined} className={styles.side}>
            <h3 className={styles.sideTitle}>{title}</h3>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}><NoBreakText>{point}</NoBreakText></li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The picture and the list of tasks. */
function Tasks() {
  const t = useT<'postConstruction' | 'common' | 'pictures'>();
  const listed = {
    phase1: ['debris', 'slab', 'ceilings'],
    phases1and2: ['walls'],
    phase2: ['protection', 'film', 'tracks', 'lights', 'cupboards', 'grout'],
    phases2and3: ['washrooms', 'steel', 'floors'],
    phase3: ['prints'],
  } as const;
  const tasks = (['phase1', 'phases1and2', 'phase2', 'phases2and3', 'phase3'] as const).flatMap((phase) =>
    listed[phase].map((task) => [t(`postConstruction.list.${task}`), t(`postConstruction.list.${phase}`)] as const),
  );
  return (
    <PictureBand
      aria-labelledby="tasks"
      picture={<img src={pictureSrc('postConstruction', 'square')} alt={t('pictures.postConstruction')} {...pictureCrops.square} loading="lazy" />}
    >
      <SectionTitle size="small" id="tasks">{t('postConstruction.list.title')}</SectionTitle>
      <p className={styles.note}>{t('postConstruction.list.lead')}</p>
      <TaskList tasks={tasks} labelledBy="tasks" />
    </PictureBand>
  );
}

/** The kinds of clients, each in a row of full width. */
function Audiences() {
  const t = useT<'postConstruction' | 'common' | 'pictures'>();
  return (
    <Section padding="small" surface="subtle" aria-labelledby="who">
      <SectionTitle size="small" id="who">{t('postConstruction.who.title')}</SectionTitle>
      <RowList columns="5/4/3">
        {(['contractors', 'developers', 'tenants', 'managers'] as const).map((who) => (
          <Row key={who}>
            <RowTitle>{t(`postConstruction.who.${who}`)}</RowTitle>
            <p>{t(`postConstruction.who.${who}.text`)}</p>
            <RowNote>
              <strong>{t('postConstruction.who.focus')}</strong> {t(`postConstruction.who.${who}.focus`)}
            </RowNote>
          </Row>
        ))}
      </RowList>
    </Section>
  );
}

function Benefits() {
  const t = useT<'postConstruction' | 'common' | 'pictures'>();
  const { proposalHours, recleanHours, serviceResponseHours } = business.promises;
  const benefit = (name: 'price' | 'change' | 'room' | 'crew', hours?: number) => ({
    figure: t(`postConstruction.benefits.${name}.figure`, { hours }),
    title: t(`postConstruction.benefits.${name}`),
    text: t(`postConstruction.benefits.${name}.text`, { hours }),
  });
  const benefits = complete([benefit('price', proposalHours), benefit('change', serviceResponseHours), benefit('room', recleanHours), benefit('crew')]);
  if (benefits.length === 0) return null;
  return (
    <Section padding="small" surface="tint" aria-labelledby="benefits">
      <SectionTitle size="small" id="benefits">{t('postConstruction.benefits.title')}</SectionTitle>
      <DifferentiatorList>
        {benefits.map(({ figure, title, text }) => (
          <Differentiator key={title}>
            <DifferentiatorFigure>{figure}</DifferentiatorFigure>
            <DifferentiatorTitle>{title}</DifferentiatorTitle>
            <p><NoBreakText>{text}</NoBreakText></p>
          </Differentiator>
        ))}
      </DifferentiatorList>
    </Section>
  );
}

/** Cleaning after construction: one room in three phases (behaviour.md 3.17). */
export default function PostConstructionPage() {
  const t = useT<'postConstruction' | 'common' | 'pictures'>();
  return (
    <>
      <Opening />
      <Days />
      <Coordination />
      <Tasks />
      <Audiences />
      <TestimonialSection title={t('postConstruction.clients.title')} service="post-construction" />
      <Benefits />
      <Questions title={t('postConstruction.faq.title')} questions={questions(t)} beside />
      <ServiceClosing service="postConstruction" title={t('postConstruction.cta.title')} lead={t('postConstruction.cta.lead', closingTimes)} />
    </>
  );
}
