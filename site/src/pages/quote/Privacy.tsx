import { Link } from '@uno/ui/Link';
import { memo } from 'react';
import { business } from '../../../business.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { finePrint, finePrintList, finePrintRow, finePrintTerm, finePrintTitle } from './Page.css.ts';
import type { Words } from './strings.en.ts';

/** Law 25, before the button: what is collected, why, who sees it, where it is kept, how to see or withdraw it. */
export const Privacy = memo(function Privacy() {
  const t = useT<Words>();
  const locale = useLocale();
  const { name, email, privacy } = business;
  const rows = [
    [t('getQuote.privacy.what'), t('getQuote.privacy.what.text')],
    [t('getQuote.privacy.why'), t('getQuote.privacy.why.text')],
    [t('getQuote.privacy.who'), t('getQuote.privacy.who.text', { name })],
    [t('getQuote.privacy.where'), t('getQuote.privacy.where.text', { place: privacy.place[locale] })],
    [t('getQuote.privacy.rights'), t('getQuote.privacy.rights.text', { email, officer: privacy.officer[locale] })],
  ] as const;
  return (
    <section className={finePrint} aria-labelledby="privacy-title">
      <h3 id="privacy-title" className={finePrintTitle}>
        {t('getQuote.privacy.title')}
      </h3>
      <dl className={finePrintList}>
        {rows.map(([term, text]) => (
          <div key={term} className={finePrintRow}>
            <dt className={finePrintTerm}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link href={localePath('/about#privacy', locale)}>{t('getQuote.privacy.more')}</Link>
    </section>
  );
});
