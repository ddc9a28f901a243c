import { Link } from '@uno/ui/Link';
import { memo } from 'react';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { finePrint, finePrintFolded, finePrintList, finePrintRow, finePrintSummary, finePrintTerm, finePrintTitle } from './LeadForm.css.ts';
import type { LeadFormWords } from './words.ts';

/**
 * Law 25, before the button: why it is asked, in sight; what is collected, who sees it, where it is kept and how to see or
 * withdraw it, one press away, so that the button is not a screen below the last field.
 */
export const Privacy = memo(function Privacy({ title, what, why, who, where }: LeadFormWords['privacy']) {
  const t = useT<'form'>();
  const locale = useLocale();
  const { email, privacy } = business;
  const rows = [
    [t('form.privacy.what'), what],
    [t('form.privacy.who'), who],
    [t('form.privacy.where'), where],
    [t('form.privacy.rights'), t('form.privacy.rights.text', { email, officer: privacy.officer[locale] })],
  ] as const;
  return (
    <section className={finePrint} aria-labelledby="privacy-title">
      <p>{why}</p>
      <details>
        <summary className={finePrintSummary}>
          <h3 id="privacy-title" className={finePrintTitle}>
            {title}
          </h3>
        </summary>
        <div className={finePrintFolded}>
          <dl className={finePrintList}>
            {rows.map(([term, text]) => (
              <div key={term} className={finePrintRow}>
                <dt className={finePrintTerm}>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Link href={`${hrefOf('about', locale)}#privacy`}>{t('form.privacy.more')}</Link>
        </div>
      </details>
    </section>
  );
});
