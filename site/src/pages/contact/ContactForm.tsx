import { FormRow } from '@uno/ui/Form';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import { memo, useMemo } from 'react';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useGiven } from '../../leadForm/answer.ts';
import { LeadFormFrame } from '../../leadForm/LeadFormFrame.tsx';
import { useLeadForm } from '../../leadForm/useLeadForm.ts';
import { contactForm } from '../../leads/contact.ts';
import { formWords } from './labels.ts';
import type { Words } from './strings.en.ts';

/**
 * The general inquiry: three answers that are required, two that are not.
 *
 * @param onStored called once, when the row is stored
 */
export const ContactForm = memo(function ContactForm({ onStored }: { onStored: () => void }) {
  const t = useT<Words>();
  const locale = useLocale();
  const atWork = useLeadForm(contactForm, onStored);
  const { errorOf } = atWork;
  const { text } = useGiven();
  const words = useMemo(() => formWords(t, locale), [t, locale]);
  return (
    <LeadFormFrame leadForm={contactForm} atWork={atWork} words={words}>
      <FormRow>
        <TextField name="name" autoComplete="name" required label={t('contact.name.label')} defaultValue={text('name')} error={errorOf('name')} />
        <TextField
          name="company"
          autoComplete="organization"
          label={t('contact.company.label')}
          marker={t('form.optional')}
          defaultValue={text('company')}
          error={errorOf('company')}
        />
      </FormRow>
      <FormRow>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          label={t('contact.email.label')}
          defaultValue={text('email')}
          error={errorOf('email')}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t('contact.phone.label')}
          marker={t('form.optional')}
          defaultValue={text('phone')}
          error={errorOf('phone')}
        />
      </FormRow>
      <TextArea name="message" required label={t('contact.message.label')} hint={t('contact.message.hint')} defaultValue={text('message')} error={errorOf('message')} />
    </LeadFormFrame>
  );
});
