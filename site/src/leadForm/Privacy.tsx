import { Link } from '@uno/ui/Link';
import { memo } from 'react';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { finePrint, finePrintFolded, finePrintList, finePrintRow, finePrintSummary, finePrintTerm } from './LeadForm.css.ts';
import type { LeadFormWords } from './words.ts';

/**
 * The privacy notice that Québec's Law 25 requires, above the button. The purpose is always visible. What is collected, who
 * sees it, where it is kept and the visitor's rights are in a `details`, so that the button stays near the last field.
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
        <summary id="privacy-title" className={finePrintSummary}>
          {title}
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
