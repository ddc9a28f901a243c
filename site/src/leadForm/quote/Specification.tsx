import { Checkbox } from '@uno/ui/Checkbox';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { FieldGroup } from '@uno/ui/Field';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { Select } from '@uno/ui/Select';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { useServerValues } from '../answer.ts';
import { type Detail, type QuoteService, specifications } from '../../leads/schema.ts';
import { stepperLabels } from './labels.ts';
import { ledger, stack } from './QuoteForm.css.ts';

function DetailField({ detail, error }: { detail: Detail; error: string | undefined }) {
  const t = useT<'quote'>();
  const { all, checked, text } = useServerValues();
  const { name } = detail;
  const asked = { id: name, name };
  const label = t(`quote.${name}.label`);
  switch (detail.type) {
    case 'count':
      return <NumberStepper {...asked} label={label} labels={stepperLabels(t)} defaultValue={text(name)} error={error} />;
    case 'boolean':
      return <Checkbox {...asked} label={label} defaultChecked={checked(name)} />;
    case 'some':
      return (
        <CheckboxGroup
          {...asked}
          legend={label}
          layout="grid"
          defaultValue={all(name)}
          options={detail.options.map((value) => ({ value, label: t(`quote.option.${value}`) }))}
        />
      );
    case 'one':
      return (
        <Select {...asked} label={label} defaultValue={text(name) ?? ''}>
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

const isRow = ({ type }: Detail): boolean => type === 'count' || type === 'boolean';

/** The questions of a service (behaviour.md 5.3). Counts and checkboxes are rows that share hairlines. */
export function Specification({ service, errorOf }: { service: QuoteService; errorOf: (field: string) => string | undefined }) {
  const t = useT<'quote'>();
  const questions: readonly Detail[] = specifications[service];
  const rows = questions.filter(isRow);
  const fields = (details: readonly Detail[]) =>
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
