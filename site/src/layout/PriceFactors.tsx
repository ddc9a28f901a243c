import type { SurfaceName } from '@uno/tokens';
import { Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { useT } from '../i18n/TranslationProvider.tsx';
import { complete } from './complete.ts';
import { Descriptions } from './Descriptions.tsx';

/** How a price is built: what moves it, what is separate, notice, taxes. The page declares the section `price`. */
export function PriceFactors({ surface }: { surface?: SurfaceName }) {
  const t = useT<'price'>();
  const rows = (['counts', 'frequency', 'condition', 'access', 'separate', 'notice', 'taxes'] as const).map((factor) => [t(`price.${factor}`), t(`price.${factor}.text`)] as const);
  return (
    <Section padding="small" {...(surface && { surface })} aria-labelledby="price">
      <SectionHeader>
        <SectionTitle size="small" id="price">{t('price.title')}</SectionTitle>
        <SectionLead>{t('price.lead')}</SectionLead>
      </SectionHeader>
      <Descriptions rows={complete(rows)} />
    </Section>
  );
}
