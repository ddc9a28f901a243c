import { SectionTitle } from '@uno/ui/Section';
import type { Proof } from '../../../company/shape.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { Descriptions } from '../../layout/Descriptions.tsx';
import * as styles from './Page.css.ts';

/** Lists the company's certificates, licences and policies with issuer and number. Renders nothing when there are none. */
export function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  const locale = useLocale();
  const t = useT<'about'>();
  if (proofs.length === 0) return null;
  return (
    <section className={styles.statement} aria-labelledby="proofs">
      <SectionTitle id="proofs">{t('about.proofs.title')}</SectionTitle>
      <Descriptions rows={proofs.map(({ name, issuer, number }) => [name[locale], t('about.proofs.text', { issuer, number })])} />
    </section>
  );
}
