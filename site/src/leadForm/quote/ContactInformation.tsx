import { Step } from '@uno/ui/Steps';
import { memo, type ReactNode } from 'react';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { PersonFields } from '../PersonFields.tsx';

/** The second step: the contact fields. */
export const ContactInformation = memo(function ContactInformation({ errorOf }: { errorOf: (field: string) => ReactNode }) {
  const t = useT<'quote' | 'getQuote'>();
  return (
    <Step id="contact" number={2} title={t('getQuote.steps.contact')} intro={t('getQuote.steps.contact.intro')}>
      <PersonFields
        labels={{ name: t('quote.name.label'), company: t('quote.company.label'), email: t('quote.email.label'), phone: t('quote.phone.label') }}
        phoneRequired
        errorOf={errorOf}
      />
    </Step>
  );
});
