import { servicesRoofDrawing, servicesRoofSize, streetDrawing, streetSize } from '@uno/drawings/pages/services';
import { Link } from '@uno/ui/Link';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Row, RowList, RowTitle } from '@uno/ui/RowList';
import { Container, Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import {
  ServiceBlock,
  ServiceBlockFeatures,
  ServiceBlockLink,
  ServiceBlockList,
  ServiceBlockNote,
  ServiceBlockText,
  ServiceBlockTitle,
} from '@uno/ui/ServiceBlock';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import { ArrowRight } from 'lucide-react';
import { business } from '../../../business.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { isOffered, services } from '../../../services.ts';
import { describedAreas } from '../../../coverage.ts';
import { hrefOf } from '../../../routes.ts';
import { localePath } from '../../../i18n/locale.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { Closing } from '../../layout/Closing.tsx';
import { Drawing } from '../../layout/Drawing.tsx';
import { PriceFactors } from '../../layout/PriceFactors.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import { PageBreadcrumb } from '../../layout/PageBreadcrumb.tsx';
import { atWork } from '../../layout/crops.css.ts';
import * as styles from './Page.css.ts';

/** The services in the rooms of the building, from the top floor down, two per floor. */
const rooms = (['postConstruction', 'duct', 'office', 'addOns', 'building', 'warehouse'] as const).flatMap((room) => services.filter(({ name }) => name === room));

const floors = rooms.length > 4 ? 3 : rooms.length > 2 ? 2 : 1;

/** A building in cross-section. Each room links to the page of its service. */
function Building() {
  const locale = useLocale();
  const t = useT<'services' | 'common'>();
  return (
    <nav className={styles.building} aria-label={t('services.rooms')}>
      <div className={styles.house[floors]}>
        <Drawing className={styles.roof} size={servicesRoofSize} preserveAspectRatio="xMinYMax slice" markup={servicesRoofDrawing} />
        <ul data-surface="dark" className={styles.rooms}>
          {rooms.map(({ name, path, picture }) => (
            <li key={name} className={styles.room}>
              <Link className={styles.roomLink} href={localePath(path, locale)}>
                <span className={styles.view}>
                  <img className={styles.inside[name]} src={pictureSrc(picture)} alt="" {...pictureCrops.full} />
                </span>
                <span className={styles.slab}>
                  {t(`services.${name}.title`)}
                  <ArrowRight aria-hidden="true" className={styles.arrow} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Opening() {
  const t = useT<'services' | 'common'>();
  return (
    <>
      <Container className={styles.lot}>
        <div className={styles.words}>
          <PageBreadcrumb page="services" />
          <PageTitle className={styles.title}>{t('services.title')}</PageTitle>
          <PageLead className={styles.lead}>{t('services.lead')}</PageLead>
          <QuoteAndCall />
        </div>
        <Drawing className={styles.street} size={streetSize} preserveAspectRatio="xMidYMax meet" markup={streetDrawing} />
        <Building />
      </Container>
      <div data-surface="dark" className={styles.cellar} />
    </>
  );
}

const features = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The services in detail, with close-ups of the pictures in the rooms. */
function Blocks() {
  const locale = useLocale();
  const t = useT<'services' | 'common'>();
  return (
    <Container className={styles.blocks}>
      <ServiceBlockList>
        {services.map(({ name, path, picture }) => (
          <ServiceBlock
            key={name}
            picture={<img className={styles.crops[name] ?? atWork} src={pictureSrc(picture, 'close')} alt="" {...pictureCrops.close} loading="lazy" />}
            notes={
              <>
                <ServiceBlockNote label={t('services.challenge')}>{t(`services.${name}.challenge`)}</ServiceBlockNote>
                <ServiceBlockNote raised label={t('services.eco')}>{t(`services.${name}.eco`)}</ServiceBlockNote>
              </>
            }
          >
            <ServiceBlockTitle>{t(`services.${name}.title`)}</ServiceBlockTitle>
            <ServiceBlockText>{t(`services.${name}.text`)}</ServiceBlockText>
            <ServiceBlockFeatures label={t('services.features')}>
              {features.map((feature) => (
                <li key={feature}>{t(`services.${name}.features.${feature}`)}</li>
              ))}
            </ServiceBlockFeatures>
            <ServiceBlockLink href={localePath(path, locale)}>
              {t('services.learnMore')} <VisuallyHidden>{t(`services.${name}.about`)}</VisuallyHidden>
            </ServiceBlockLink>
          </ServiceBlock>
        ))}
      </ServiceBlockList>
    </Container>
  );
}

function Areas() {
  const locale = useLocale();
  const t = useT<'services' | 'common'>();
  return (
    <Section padding="small" surface="subtle" aria-labelledby="areas">
      <SectionHeader>
        <SectionTitle size="small" id="areas">{t('services.areas.title')}</SectionTitle>
        <SectionLead>{t('services.areas.lead')}</SectionLead>
      </SectionHeader>
      <RowList columns="7/5">
        {describedAreas.map(({ name, text }) => (
          <Row key={name[locale]}>
            <RowTitle>{name[locale]}</RowTitle>
            <p><NoBreakText>{text[locale]}</NoBreakText></p>
          </Row>
        ))}
      </RowList>
    </Section>
  );
}

/** Services: the building, the services in detail, the areas, and the link to a quote. */
export default function ServicesPage() {
  const locale = useLocale();
  const t = useT<'services' | 'common'>();
  const { proposalHours, siteVisitDays } = business.promises;
  return (
    <>
      <Opening />
      <Blocks />
      <Areas />
      <PriceFactors />
      <Closing
        title={t('services.cta.title')}
        lead={t('services.cta.lead', { ...siteVisitDays, hours: proposalHours })}
        links={[[hrefOf('quote', locale), t('common.getQuote')], ...(isOffered('addOns') ? [[hrefOf('addOns', locale), t('services.cta.addOns')] as const] : [])]}
      />
    </>
  );
}
