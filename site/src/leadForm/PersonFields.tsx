import { FormRow } from '@uno/ui/Form';
import { TextField } from '@uno/ui/TextField';
import type { ReactNode } from 'react';
import { useT } from '../i18n/TranslationProvider.tsx';
import { useFieldProps } from './formResult.ts';

/**
 * The contact fields of a lead form: name, company, e-mail, phone, in two rows. The company is always optional. The page
 * declares the section `form`.
 */
export function PersonFields({
  labels,
  phoneRequired = false,
  errorOf,
}: {
  labels: { readonly name: string; readonly company: string; readonly email: string; readonly phone: string };
  /** Default false. */
  phoneRequired?: boolean;
  /** The error message of a field, by its name. */
  errorOf: (field: string) => ReactNode;
}) {
  const t = useT<'form'>();
  const optional = t('form.optional');
  const fieldProps = useFieldProps(errorOf);
  return (
    <>
      <FormRow>
        <TextField {...fieldProps('name')} autoComplete="name" required label={labels.name} />
        <TextField {...fieldProps('company')} autoComplete="organization" label={labels.company} marker={optional} />
      </FormRow>
      <FormRow>
        <TextField {...fieldProps('email')} type="email" inputMode="email" autoComplete="email" required label={labels.email} />
        <TextField
          {...fieldProps('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={phoneRequired}
          label={labels.phone}
          marker={phoneRequired ? undefined : optional}
        />
      </FormRow>
    </>
  );
}
