import { Lockers, Roster, StreetFigures } from '@uno/drawings/pages/about';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container, Section, SectionTitle } from '@uno/ui/Section';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import { business } from '../../../business.ts';
import { slugOf } from '../../../blog/slug.ts';
import { footerAreas } from '../../../coverage.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { hrefOf } from '../../../routes.ts';
import { dateText } from '../../../i18n/formats.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { Closing } from '../../layout/Closing.tsx';
import { complete, notEmpty } from '../../layout/complete.ts';
import { Descriptions } from '../../layout/Descriptions.tsx';
import { Proofs } from '../../layout/Proofs.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import { WithPhone } from '../../layout/WithPhone.tsx';
import * as styles from './Page.css.ts';

/** The id of the section about the city: `montreal`. */
const cityId = slugOf(business.city['en-CA']);

/** When the accessibility statement was last reviewed. */
const REVIEWED = new Date('2026-11-22');

/** The title, and the crew over the four figures, in one frame. */
function Opening() {
  const t = useT<'about' | 'pictures'>();
  const { clients, years } = business.promises;
  const figures = complete((['years', 'partners', 'emergency', 'satisfaction'] as const).map((name) => ({
    figure: t(`about.stats.${name}`, { clients, years }),
    label: t(`about.stats.${name}.label`),
  })));
  return (
    <Container className={styles.opening}>
      <div className={styles.openingWords}>
        <PageTitle className={styles.title}>{t('about.title')}</PageTitle>
        <div className={styles.lead}>
          <PageLead>{t('about.lead', { clients })}</PageLead>
          <QuoteAndCall />
        </div>
      </div>
      <div>
        <picture>
          <source media="(min-width: 48rem)" srcSet={pictureSrc('about', 'wide')} {...pictureCrops.wide} />
          <img className={styles.picture} src={pictureSrc('about')} alt={t('pictures.about')} {...pictureCrops.full} fetchPriority="high" />
        </picture>
        {figures.length > 0 && (
          <section aria-labelledby="figures">
            <h2 id="figures">
              <VisuallyHidden>{t('about.stats.title')}</VisuallyHidden>
            </h2>
            <StreetFigures figures={figures} />
          </section>
        )}
      </div>
    </Container>
  );
}

function MissionAndStory() {
  const t = useT<'about' | 'pictures'>();
  const { recleanHours, years } = business.promises;
  return (
    <Container className={styles.statements}>
      <section className={styles.statement} aria-labelledby="mission">
        <SectionTitle size="small" id="mission">{t('about.mission.title')}</SectionTitle>
        <p className={styles.mission}>{t('about.mission.text', { hours: recleanHours })}</p>
      </section>
      <section className={styles.statement} aria-labelledby="story">
        <SectionTitle size="small" id="story">{t('about.story.title')}</SectionTitle>
        <p className={styles.text}>{t('about.story.text', { years })}</p>
      </section>
    </Container>
  );
}

function Values() {
  const t = useT<'about' | 'pictures'>();
  const values = complete((['professionalism', 'partnership', 'localExpertise', 'sustainability'] as const).map((value) => ({
    title: t(`about.values.${value}.title`),
    text: t(`about.values.${value}.text`, { hours: business.promises.portalReplyHours }),
  })));
  return (
    <Section padding="small" surface="subtle" aria-labelledby="values">
      <SectionTitle size="small" id="values">{t('about.values.title')}</SectionTitle>
      <Lockers lockers={values} />
    </Section>
  );
}

function Team() {
  const t = useT<'about' | 'pictures'>();
  const lead = t('about.team.lead');
  return (
    <section aria-labelledby="team">
      <Container>
        <Roster checks={notEmpty([t('about.team.vetted'), t('about.team.bonded'), t('about.team.rules')])} supervisorCheck={t('about.team.supervised')}>
          <SectionTitle size="large" id="team">{t('about.team.title')}</SectionTitle>
          {lead !== '' && <p className={styles.text}>{lead}</p>}
        </Roster>
      </Container>
    </section>
  );
}

function City() {
  const locale = useLocale();
  const t = useT<'about' | 'pictures'>();
  const text = t('about.local.text', { minutes: business.promises.emergencyResponseMinutes });
  return (
    <Container className={styles.statements}>
      <section aria-labelledby={cityId}>
        <div className={styles.statement}>
          <SectionTitle size="small" id={cityId}>{t('about.local.title')}</SectionTitle>
          {text !== '' && <p className={styles.text}>{text}</p>}
        </div>
        {text !== '' && <h3 className={styles.areasTitle}>{t('about.local.areas')}</h3>}
        <ul className={styles.areas}>
          {footerAreas(locale).map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

/** Québec's Law 25, and the accessibility statement (behaviour.md 3.3). */
function Statements() {
  const locale = useLocale();
  const t = useT<'about' | 'pictures'>();
  const { email, emailHref, name, phoneText, privacy, promises } = business;
  const facts = { email, name, officer: privacy.officer[locale], place: privacy.place[locale] };
  const rows = (['what', 'why', 'who', 'where', 'long', 'browser', 'robots', 'rights', 'complaint'] as const).map(
    (topic) => [t(`about.privacy.${topic}`), t(`about.privacy.${topic}.text`, facts)] as const,
  );
  return (
    <Section padding="small" surface="tint">
      <div className={styles.legal}>
        <section aria-labelledby="privacy">
          <SectionTitle size="small" id="privacy">{t('about.privacy.title')}</SectionTitle>
          <Descriptions rows={rows} />
        </section>
        <section className={styles.accessibility} aria-labelledby="accessibility">
          <SectionTitle size="small" id="accessibility">{t('about.accessibility.title')}</SectionTitle>
          <p>{t('about.accessibility.aim')}</p>
          <p>{t('about.accessibility.how')}</p>
          <p>{t('about.accessibility.limits')}</p>
          <p>
            <WithPhone>{t('about.accessibility.write', { phone: phoneText[locale], hours: promises.messageReplyHours })}</WithPhone>
          </p>
          <p className={styles.contact}>
            <a href={emailHref}>{email}</a>
          </p>
          <p className={styles.reviewed}>{t('about.accessibility.reviewed', { date: dateText(locale, REVIEWED) })}</p>
        </section>
      </div>
    </Section>
  );
}

/** About: the crew, four figures, and the statements that the footer names (behaviour.md 3.3). */
export default function AboutPage() {
  const locale = useLocale();
  const t = useT<'about' | 'pictures'>();
  return (
    <>
      <Opening />
      <MissionAndStory />
      <Values />
      <Team />
      <Proofs />
      <City />
      <Statements />
      <Closing
        title={t('about.cta.title')}
        lead={t('about.cta.lead', { hours: business.promises.messageReplyHours })}
        links={[[hrefOf('contact', locale), t('about.cta.contact')], [hrefOf('services', locale), t('about.cta.services')]]}
      />
    </>
  );
}
