import { FormRow } from '@uno/ui/Form';
import { Step } from '@uno/ui/Steps';
import { TextField } from '@uno/ui/TextField';
import { memo } from 'react';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { useGiven } from '../../leadForm/answer.ts';
import type { Words } from './strings.en.ts';

/** The second step: whom to call back. */
export const ContactInformation = memo(function ContactInformation({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const t = useT<Words>();
  const { text } = useGiven();
  return (
    <Step id="contact" number={2} title={t('getQuote.steps.contact')} intro={t('getQuote.steps.contact.intro')}>
      <FormRow>
        <TextField name="name" autoComplete="name" required label={t('quote.name.label')} defaultValue={text('name')} error={errorOf('name')} />
        <TextField
          name="company"
          autoComplete="organization"
          label={t('quote.company.label')}
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
          label={t('quote.email.label')}
          defaultValue={text('email')}
          error={errorOf('email')}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          label={t('quote.phone.label')}
          defaultValue={text('phone')}
          error={errorOf('phone')}
        />
      </FormRow>
    </Step>
  );
});
