import { ductParts, reportPhotos } from '@uno/drawings/pages/duct';
import { Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { Drawing } from '../../layout/Drawing.tsx';
import { useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './Report.css.ts';

/** A filled-in sample of the report, with the same numbers as the drawing. */
export function Report() {
  const t = useT<'duct'>();
  return (
    <Section surface="tint" aria-labelledby="report">
      <SectionHeader>
        <SectionTitle size="large" id="report">{t('duct.report.title')}</SectionTitle>
        <SectionLead>{t('duct.report.lead')}</SectionLead>
      </SectionHeader>
      <div data-surface="page" className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.sample}>{t('duct.report.sample')}</p>
          <p>
            <strong className={styles.name}>{t('duct.report.name')}</strong> {t('duct.report.site')}
          </p>
        </div>
        <div className={styles.photos}>
          {(['before', 'after'] as const).map((side) => (
            <figure key={side} className={styles.photo}>
              <Drawing className={styles.shot} size={{ width: 240, height: 150 }} markup={reportPhotos[side]} />
              <figcaption className={styles.caption}>{t(`duct.report.${side}`)}</figcaption>
            </figure>
          ))}
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('duct.report.part')}</th>
              <th scope="col">{t('duct.report.found')}</th>
              <th scope="col">{t('duct.report.verified')}</th>
            </tr>
          </thead>
          <tbody>
            {ductParts.map(({ name }, at) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.number}>{at + 1}</span> {t(`duct.parts.${name}`)}
                </th>
                <td data-label={t('duct.report.found')}>{t(`duct.report.${name}.found`)}</td>
                <td data-label={t('duct.report.verified')}>{t(`duct.report.${name}.verified`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.foot}>
          <p className={styles.defects}>
            <strong>{t('duct.report.defects')}</strong> {t('duct.report.defects.text')}
          </p>
          <p className={styles.signatures}>
            <strong>{t('duct.report.signed')}</strong>
            {[t('duct.report.signed.ours'), t('duct.report.signed.theirs', { partner: business.ductPartner })].map((who, at) => (
              <span key={who} className={styles.signature}>
                <svg className={styles.ink} viewBox="0 0 160 44" aria-hidden="true" focusable="false">
                  <path d={at === 0 ? 'M8 34Q18 4 28 10T18 34Q34 30 42 20T52 30T66 18T76 30Q84 22 92 22T104 28T150 16' : 'M10 12H40M26 12Q22 26 20 36M34 32Q44 20 50 24T56 32Q66 22 72 22T80 30Q92 6 98 8T92 34Q106 22 112 26T124 30T148 22'} />
                </svg>
                {who}
              </span>
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}
