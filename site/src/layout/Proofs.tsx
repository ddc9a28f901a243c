import { Section, SectionTitle } from '@uno/ui/Section';
import { business } from '../../business.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { Descriptions } from './Descriptions.tsx';
import { proofRows } from './proofRows.ts';

/** The papers that a client gets with the proposal: insurance, bond, certificates, attestations. Renders nothing when the company gives none. The page declares the section `proofs`. */
export function Proofs() {
  const t = useT<'proofs'>();
  const locale = useLocale();
  if (business.proofs.length === 0) return null;
  return (
    <Section padding="small" aria-labelledby="proofs">
      <SectionTitle size="small" id="proofs">{t('proofs.title')}</SectionTitle>
      <Descriptions rows={proofRows(t, locale, business.proofs)} />
    </Section>
  );
}
