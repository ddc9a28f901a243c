import { industryStreet, lotSize } from '@uno/drawings/pages/industries';
import { IndustryCardNeeds, IndustryCardNote, IndustryCardNotes } from '@uno/ui/IndustryCard';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container, Section, SectionTitle } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { Drawing } from '../../layout/Drawing.tsx';
import { Closing } from '../../layout/Closing.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import * as styles from './Page.css.ts';

/** The industries, in the order of the street. */
const industries = ['offices', 'healthcare', 'retail', 'food', 'education', 'manufacturing'] as const;

/** The title, a picture of all six industries, and a directory that links each to its building. */
function Opening() {
  const locale = useLocale();
  const t = useT<'industries' | 'pictures'>();
  return (
    <Container className={styles.opening}>
      <img className={styles.picture} src={pictureSrc('industries', 'wide')} alt={t('pictures.industries')} {...pictureCrops.wide} fetchPriority="high" />
      <PageTitle className={styles.title}>{t('industries.title')}</PageTitle>
      <div className={styles.directory}>
        <PageLead>{t('industries.lead')}</PageLead>
        <QuoteAndCall />
        <nav aria-label={t('industries.directory')}>
          <ul className={styles.entries}>
            {industries.map((name) => (
              <li key={name}>
                <a className={styles.entry} href={`${hrefOf('industries', locale)}#${name}`}>
                  <span className={styles.building}>{t(`industries.${name}.title`)}</span> <span className={styles.inspector}>{t(`industries.${name}.inspector`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Container>
  );
}

/** One building: its part of the street, and below it who inspects it, its needs and its challenge. */
function Lot({ name, place }: { name: (typeof industries)[number]; place: number }) {
  const t = useT<'industries'>();
  const needs = (['one', 'two', 'three', 'four'] as const).map((need) => t(`industries.${name}.needs.${need}`));
  const eco = t(`industries.${name}.eco`);
  return (
    <section className={styles.lot} aria-labelledby={name}>
      <Drawing className={styles.lotDrawing} size={lotSize} left={place * lotSize.width} markup={industryStreet[place] ?? ''} />
      <div className={styles.words}>
        <div>
          <SectionTitle size="small" id={name}>{t(`industries.${name}.title`)}</SectionTitle>
          <p className={styles.text}>{t(`industries.${name}.text`)}</p>
        </div>
        <div data-surface="raised" className={styles.sheet}>
          <h3 className={styles.who}>{t(`industries.${name}.inspector`)}</h3>
          <p className={styles.asks}>{t(`industries.${name}.asks`)}</p>
        </div>
        <div>
          <IndustryCardNeeds className={styles.flush} label={t('industries.needs')}>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </IndustryCardNeeds>
        </div>
        <div>
          <IndustryCardNotes className={styles.notes}>
            <IndustryCardNote label={t('industries.challenge')}>
              {t(`industries.${name}.challenge`)}
            </IndustryCardNote>
            {eco !== '' && (
              <IndustryCardNote raised label={t('industries.eco')}>
                {eco}
              </IndustryCardNote>
            )}
          </IndustryCardNotes>
        </div>
      </div>
    </section>
  );
}

/** Three folders, as in a drawer. */
function Expertise() {
  const t = useT<'industries'>();
  return (
    <Section surface="subtle" aria-labelledby="expertise">
      <SectionTitle size="large" id="expertise">{t('industries.expertise.title')}</SectionTitle>
      <ul>
        {(['compliance', 'protocols', 'safety'] as const).map((name) => (
          <li key={name} className={styles.folder}>
            <h3 data-surface="page" className={styles.tab}>{t(`industries.expertise.${name}.title`)}</h3>
            <p data-surface="page" className={styles.leaf}>{t(`industries.expertise.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Industries: six buildings along one street, which runs through the page. */
export default function IndustriesPage() {
  const locale = useLocale();
  const t = useT<'industries'>();
  return (
    <>
      <Opening />
      <div className={styles.street}>
        {industries.map((name, place) => (
          <Lot key={name} name={name} place={place} />
        ))}
      </div>
      <Expertise />
      <Closing
        title={t('industries.cta.title')}
        lead={t('industries.cta.lead', { hours: business.promises.messageReplyHours })}
        links={[[hrefOf('contact', locale), t('industries.cta.contact')], [hrefOf('whyPartner', locale), t('industries.cta.whyPartner')]]}
      />
    </>
  );
}
