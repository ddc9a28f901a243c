import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { PictureBand } from '@uno/ui/PictureBand';
import { Container, Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { TestimonialSection } from '../../layout/TestimonialSection.tsx';
import { Questions } from '../../layout/Questions.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import { closingTimes, ServiceClosing } from '../../layout/ServiceClosing.tsx';
import { PageBreadcrumb } from '../../layout/PageBreadcrumb.tsx';
import { Menu } from './Menu.tsx';
import * as styles from './Page.css.ts';
import { complete } from '../../layout/complete.ts';
import { questions } from './questions.ts';

/** The menu: its cover with the title, and its two pages. */
function Opening() {
  const t = useT<'addOns' | 'common' | 'pictures'>();
  return (
    <div data-surface="subtle" className={styles.table}>
      <Container>
        <PageBreadcrumb page="addOns" />
        <div data-surface="page" className={styles.menu}>
          <div className={styles.cover}>
            <div className={styles.words}>
              <PageTitle className={styles.title}>{t('addOns.title')}</PageTitle>
              <PageLead className={styles.lead}>{t('addOns.lead')}</PageLead>
              <QuoteAndCall service="addOns" />
            </div>
            <picture className={styles.coverFrame}>
              <source media="(min-width: 60rem)" srcSet={pictureSrc('carpetCleaning', 'square')} {...pictureCrops.square} />
              <img className={styles.coverPicture} src={pictureSrc('carpetCleaning')} alt={t('pictures.carpetCleaning')} {...pictureCrops.full} fetchPriority="high" />
            </picture>
          </div>
          <Menu />
          <div className={styles.foot}>
            <p className={styles.price}>{t('addOns.price', { hours: business.promises.proposalHours })}</p>
          </div>
        </div>
      </Container>
    </div>
  );
}

/** Three set menus: what is ordered together, and when. */
function Sets() {
  const t = useT<'addOns' | 'common' | 'pictures'>();
  const sets = [
    {
      name: 'office',
      jobs: [
        [t('addOns.menu.carpet'), t('addOns.sets.mayNovember')],
        [t('addOns.menu.upholstery'), t('addOns.sets.may')],
        [t('addOns.menu.windows'), t('addOns.sets.aprilOctober')],
        [t('addOns.menu.disinfection'), t('addOns.sets.winter')],
      ],
    },
    {
      name: 'condo',
      jobs: [
        [t('addOns.sets.garage'), t('addOns.sets.april')],
        [t('addOns.menu.windows'), t('addOns.sets.may')],
        [t('addOns.menu.move'), t('addOns.sets.june')],
        [t('addOns.sets.corridors'), t('addOns.sets.mid')],
      ],
    },
    {
      name: 'warehouse',
      jobs: [
        [t('addOns.menu.washroom'), t('addOns.sets.evenMonths')],
        [t('addOns.sets.breakRoom'), t('addOns.sets.july')],
        [t('addOns.sets.officeFloors'), t('addOns.sets.july')],
        [t('addOns.sets.docks'), t('addOns.sets.july')],
      ],
    },
  ] as const;
  return (
    <Section surface="tint" aria-labelledby="sets">
      <SectionHeader>
        <SectionTitle size="large" id="sets">{t('addOns.sets.title')}</SectionTitle>
        <SectionLead>{t('addOns.sets.lead')}</SectionLead>
      </SectionHeader>
      <ul className={styles.sets}>
        {sets.map(({ name, jobs }) => (
          <li key={name} data-surface="page" className={styles.set}>
            <h3 className={styles.setName}>{t(`addOns.sets.${name}`)}</h3>
            <p className={styles.setText}>{t(`addOns.sets.${name}.text`)}</p>
            <dl className={styles.setJobs}>
              {jobs.map(([job, when]) => (
                <div key={job} className={styles.setJob}>
                  <dt>{job}</dt>
                  <dd className={styles.when}>{when}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.focus}>
              <strong>{t('addOns.sets.focus')}</strong> {t(`addOns.sets.${name}.focus`)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The order slip: three parts, torn off one after the other. */
function Process() {
  const t = useT<'addOns' | 'common' | 'pictures'>();
  return (
    <PictureBand
      aria-labelledby="process"
      picture={
        <picture>
          <source media="(min-width: 60rem)" srcSet={pictureSrc('floorWaxing', 'square')} {...pictureCrops.square} />
          <img className={styles.corridor} src={pictureSrc('floorWaxing')} alt={t('pictures.floorWaxing')} {...pictureCrops.full} loading="lazy" />
        </picture>
      }
    >
      <SectionTitle size="small" id="process">{t('addOns.process.title')}</SectionTitle>
      <ol className={styles.slip}>
        {(['scope', 'window', 'signOff'] as const).map((step, at) => (
          <li key={step} className={styles.part}>
            <span className={styles.number}>{at + 1}</span>
            <div className={styles.partWords}>
              <h3 className={styles.partName}>{t(`addOns.process.${step}`)}</h3>
              <p>{t(`addOns.process.${step}.text`)}</p>
            </div>
            <p className={styles.receipt}>
              <span className={styles.receiptName}>{t('addOns.process.receipt')}</span> {t(`addOns.process.${step}.receipt`)}
            </p>
          </li>
        ))}
      </ol>
    </PictureBand>
  );
}

/** The brick wall from edge to edge, and four reasons on its footing. */
function Benefits() {
  const t = useT<'addOns' | 'common' | 'pictures'>();
  const { emergencyResponseMinutes, recleanHours } = business.promises;
  const benefits = complete([
    [t('addOns.benefits.supervisor'), t('addOns.benefits.supervisor.text')],
    [t('addOns.benefits.contract'), t('addOns.benefits.contract.text')],
    [t('addOns.benefits.again'), t('addOns.benefits.again.text', { hours: recleanHours })],
    [t('addOns.benefits.water'), t('addOns.benefits.water.text', { minutes: emergencyResponseMinutes })],
  ] as const);
  return (
    <PictureBand
      layout="above"
      aria-labelledby="benefits"
      picture={
        <picture>
          <source media="(min-width: 48rem)" srcSet={pictureSrc('pressureWashing', 'wide')} {...pictureCrops.wide} />
          <img src={pictureSrc('pressureWashing')} alt={t('pictures.pressureWashing')} {...pictureCrops.full} loading="lazy" />
        </picture>
      }
    >
      <SectionTitle size="small" id="benefits">{t('addOns.benefits.title')}</SectionTitle>
      <ul className={styles.reasons}>
        {benefits.map(([title, text]) => (
          <li key={title} className={styles.reason}>
            <h3 className={styles.reasonTitle}>{title}</h3>
            <p><NoBreakText>{text}</NoBreakText></p>
          </li>
        ))}
      </ul>
    </PictureBand>
  );
}

/** The specialized add-ons: a menu with how often each is due (behaviour.md 3.17). */
export default function AddOnsPage() {
  const t = useT<'addOns' | 'common' | 'pictures'>();
  return (
    <>
      <Opening />
      <Sets />
      <Process />
      <TestimonialSection title={t('addOns.clients.title')} first={3} surface="subtle" />
      <Benefits />
      <Questions title={t('addOns.faq.title')} questions={questions(t)} />
      <ServiceClosing service="addOns" title={t('addOns.cta.title')} lead={t('addOns.cta.lead', closingTimes)} />
    </>
  );
}
