import { keyPath } from '@uno/drawings/pages/home';
import { ComparisonTable } from '@uno/ui/ComparisonTable';
import { GuaranteeCard, GuaranteeCardList, GuaranteeCardText, GuaranteeCardTitle } from '@uno/ui/GuaranteeCard';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container, Section, SectionTitle } from '@uno/ui/Section';
import { StampSeal } from '@uno/ui/house/StampSeal';
import { business } from '../../../business.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { isOffered } from '../../../services.ts';
import { pictureCrops, pictureSrc } from '../../../pictures.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { NoBreakText } from '../../layout/NoBreakText.tsx';
import { SiteTestimonial } from '../../layout/SiteTestimonial.tsx';
import { Closing } from '../../layout/Closing.tsx';
import { notEmpty } from '../../layout/complete.ts';
import { Proofs } from '../../layout/Proofs.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import * as styles from './Page.css.ts';

const { clients, emergencyResponseMinutes, messageReplyHours, portalReplyHours, proposalHours, recleanHours, serviceResponseHours, siteVisitDays, years } =
  business.promises;

/** The points that the table compares. The last is about the ducts, which a partner cleans. */
const comparedPoints = ['employer', 'checks', 'insurance', 'keys', 'instructions', 'missed', 'price', 'reach', 'specialized'] as const;

/** The title at left; at right the picture, above our own column of the table. A company that does not say that it employs its crews has no table. */
function Opening() {
  const t = useT<'whyPartner' | 'pictures'>();
  const inHouse = {
    employer: t('whyPartner.table.employer.inHouse'),
    checks: t('whyPartner.table.checks.inHouse'),
    insurance: t('whyPartner.table.insurance.inHouse'),
    keys: t('whyPartner.table.keys.inHouse'),
    instructions: t('whyPartner.table.instructions.inHouse', { hours: portalReplyHours }),
    missed: t('whyPartner.table.missed.inHouse', { hours: recleanHours }),
    price: t('whyPartner.table.price.inHouse'),
    reach: t('whyPartner.table.reach.inHouse'),
    specialized: t('whyPartner.table.specialized.inHouse'),
  };
  const caption = t('whyPartner.table.caption');
  const points = comparedPoints.filter((point) => point !== 'specialized' || isOffered('duct'));
  return (
    <Container className={styles.opening}>
      <div className={styles.head}>
        <div className={styles.words}>
          <PageTitle className={styles.title}>{t('whyPartner.title')}</PageTitle>
          <PageLead>{t('whyPartner.lead')}</PageLead>
          <QuoteAndCall />
        </div>
        <img className={styles.picture} src={pictureSrc('whyPartner')} alt={t('pictures.whyPartner')} {...pictureCrops.full} fetchPriority="high" />
      </div>
      {caption !== '' && <ComparisonTable
        className={styles.table}
        caption={caption}
        columns={[
          { id: 'subcontracted', name: t('whyPartner.table.subcontracted'), note: t('whyPartner.table.subcontracted.note') },
          { id: 'inHouse', name: t('whyPartner.table.inHouse'), note: t('whyPartner.table.inHouse.note'), featured: true },
        ]}
        rows={points.filter((id) => t(`whyPartner.table.${id}`) !== '' && inHouse[id] !== '').map((id) => ({
          id,
          heading: t(`whyPartner.table.${id}`),
          cells: [t(`whyPartner.table.${id}.subcontracted`), inHouse[id]],
        }))}
      />}
    </Container>
  );
}

/** One testimonial: the first about offices, since a manager speaks there of a crew and its keys; otherwise the first of all. Nothing when there are none. */
function Client() {
  const t = useT<'whyPartner' | 'pictures'>();
  const client = testimonials.find(({ service }) => service === 'office-cleaning') ?? testimonials[0];
  return (
    client && (
      <Section padding="small" surface="tint" aria-labelledby="client">
        <div className={styles.client}>
          <h2 id="client" className={styles.clientTitle}>
            {t('whyPartner.client.title')}
          </h2>
          <SiteTestimonial client={client} />
        </div>
      </Section>
    )
  );
}

/** The five differences, each the name of a hook on the key board, with its key in place. */
function Differences() {
  const t = useT<'whyPartner' | 'pictures'>();
  const differences = ([
    {
      id: 'inHouse',
      details: (['one', 'two', 'three'] as const).map((detail) => t(`whyPartner.differences.inHouse.${detail}`)),
    },
    {
      id: 'responsive',
      details: [
        t('whyPartner.differences.responsive.one', { hours: serviceResponseHours }),
        t('whyPartner.differences.responsive.two', { minutes: emergencyResponseMinutes }),
      ],
    },
    { id: 'local', details: [t('whyPartner.differences.local.one', { clients }), t('whyPartner.differences.local.two', { years })] },
    {
      id: 'portal',
      details: (['one', 'two', 'three', 'four'] as const).map((detail) => t(`whyPartner.differences.portal.${detail}`)),
    },
    { id: 'sustainable', details: [t('whyPartner.differences.sustainable.one'), t('whyPartner.differences.sustainable.two')] },
  ] as const)
    .map(({ id, details }) => ({ id, title: t(`whyPartner.differences.${id}.title`), text: t(`whyPartner.differences.${id}.text`), details: notEmpty(details) }))
    .filter(({ title, details }) => title !== '' && details.length > 0);
  if (differences.length === 0) return null;
  return (
    <Section aria-labelledby="differences">
      <SectionTitle size="large" id="differences">{t('whyPartner.differences.title')}</SectionTitle>
      <ul data-surface="raised" className={styles.board}>
        {differences.map(({ id, title, text, details }, at) => (
          <li key={id} className={styles.hook}>
            <h3 data-surface="subtle" className={styles.hookName}>{title}</h3>
            <svg className={styles.key} viewBox="0 0 48 96" aria-hidden="true" focusable="false">
              <path d={keyPath(at)} />
              <path className={styles.nail} d="M22 0h4v16h-4z" />
            </svg>
            {text !== '' && <p className={styles.hookText}>{text}</p>}
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Guarantees() {
  const t = useT<'whyPartner' | 'pictures'>();
  const guaranteeOf = (name: 'satisfaction' | 'contracts', text: string) => ({
    seal: t(`whyPartner.guarantees.${name}.seal`),
    title: t(`whyPartner.guarantees.${name}.title`),
    text,
    terms: t(`whyPartner.guarantees.${name}.terms`),
  });
  const guarantees = [
    {
      seal: t('whyPartner.guarantees.proposal.seal', { hours: proposalHours }),
      title: t('whyPartner.guarantees.proposal.title', { hours: proposalHours }),
      text: t('whyPartner.guarantees.proposal.text', { hours: proposalHours }),
      terms: t('whyPartner.guarantees.proposal.terms', siteVisitDays),
    },
    guaranteeOf('satisfaction', t('whyPartner.guarantees.satisfaction.text', { hours: recleanHours })),
    guaranteeOf('contracts', t('whyPartner.guarantees.contracts.text')),
  ].filter(({ title, text }) => title !== '' && text !== '');
  if (guarantees.length === 0) return null;
  return (
    <Section padding="small" surface="subtle" aria-labelledby="guarantees">
      <SectionTitle size="small" id="guarantees">{t('whyPartner.guarantees.title')}</SectionTitle>
      <GuaranteeCardList>
        {guarantees.map(({ seal, title, text, terms }) => (
          <GuaranteeCard key={title} badge={seal} picture={<StampSeal />} terms={terms}>
            <GuaranteeCardTitle>{title}</GuaranteeCardTitle>
            <GuaranteeCardText><NoBreakText>{text}</NoBreakText></GuaranteeCardText>
          </GuaranteeCard>
        ))}
      </GuaranteeCardList>
    </Section>
  );
}

/** Why partner with Uno: in-house and subcontracted cleaning compared, then what Uno commits to. */
export default function WhyPartnerPage() {
  const locale = useLocale();
  const t = useT<'whyPartner' | 'pictures'>();
  return (
    <>
      <Opening />
      <Client />
      <Differences />
      <Guarantees />
      <Proofs />
      <Closing
        title={t('whyPartner.cta.title')}
        lead={t('whyPartner.cta.lead', { hours: messageReplyHours })}
        links={[[hrefOf('contact', locale), t('whyPartner.cta.contact')], [hrefOf('services', locale), t('whyPartner.cta.services')]]}
      />
    </>
  );
}
