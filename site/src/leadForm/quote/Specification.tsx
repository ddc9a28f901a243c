import { Checkbox } from '@uno/ui/Checkbox';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { FieldGroup } from '@uno/ui/Field';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { Select } from '@uno/ui/Select';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { useServerValues } from '../formResult.ts';
import { type ServiceQuestion, type QuoteService, specifications } from '../../leads/schema.ts';
import { stepperLabels } from './labels.ts';
import { ledger, stack } from './QuoteForm.css.ts';

function DetailField({ detail, error }: { detail: ServiceQuestion; error: ReactNode }) {
  const t = useT<'quote'>();
  const { all, checked, text } = useServerValues();
  const { name } = detail;
  const control = { id: name, name };
  const label = t(`quote.${name}.label`);
  switch (detail.type) {
    case 'count':
      return <NumberStepper {...control} label={label} labels={stepperLabels(t)} defaultValue={text(name)} error={error} />;
    case 'boolean':
      return <Checkbox {...control} label={label} defaultChecked={checked(name)} />;
    case 'some':
      return (
        <CheckboxGroup
          {...control}
          legend={label}
          layout="grid"
          defaultValue={all(name)}
          options={detail.options.map((value) => ({ value, label: t(`quote.option.${value}`) }))}
        />
      );
    case 'one':
      return (
        <Select {...control} label={label} defaultValue={text(name) ?? ''}>
          <option value="" />
          {detail.options.map((value) => (
            <option key={value} value={value}>
              {t(`quote.option.${value}`)}
            </option>
          ))}
        </Select>
      );
  }
}

const isRow = ({ type }: ServiceQuestion): boolean => type === 'count' || type === 'boolean';

/** The questions of a service (behaviour.md 5.3). Counts and checkboxes are rows that share hairlines. */
export function Specification({ service, errorOf }: { service: QuoteService; errorOf: (field: string) => ReactNode }) {
  const t = useT<'quote'>();
  const questions: readonly ServiceQuestion[] = specifications[service];
  const rows = questions.filter(isRow);
  const fields = (details: readonly ServiceQuestion[]) =>
    details.map((detail) => <DetailField key={detail.name} detail={detail} error={errorOf(detail.name)} />);
  return (
    <FieldGroup id="specification" legend={t(`quote.specification.${service}`)} hint={t('quote.specification.hint')}>
      <div className={stack}>
        {fields(questions.filter((detail) => !isRow(detail)))}
        {rows.length > 0 && <div className={ledger}>{fields(rows)}</div>}
      </div>
    </FieldGroup>
  );
}
