import { TextArea } from '@uno/ui/TextArea';
import { memo, useMemo } from 'react';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useServerValues } from '../formResult.ts';
import { LeadFormFrame } from '../LeadFormFrame.tsx';
import { PersonFields } from '../PersonFields.tsx';
import { useLeadForm } from '../useLeadForm.ts';
import { contactForm } from '../../leads/contact.ts';
import { formWords } from './labels.ts';

/**
 * The form of a contact message, with three required and two optional fields.
 *
 * @param onStored called once, when the row is stored
 */
export const ContactForm = memo(function ContactForm({ onStored }: { onStored: () => void }) {
  const t = useT<'contact'>();
  const locale = useLocale();
  const formState = useLeadForm(contactForm, onStored);
  const { errorOf } = formState;
  const { text } = useServerValues();
  const words = useMemo(() => formWords(t, locale), [t, locale]);
  return (
    <LeadFormFrame leadForm={contactForm} formState={formState} words={words}>
      <PersonFields
        labels={{ name: t('contact.name.label'), company: t('contact.company.label'), email: t('contact.email.label'), phone: t('contact.phone.label') }}
        errorOf={errorOf}
      />
      <TextArea id="message" name="message" required label={t('contact.message.label')} hint={t('contact.message.hint')} defaultValue={text('message')} error={errorOf('message')} />
    </LeadFormFrame>
  );
});
