import { Checkbox } from '@uno/ui/Checkbox';
import { FieldGroup } from '@uno/ui/Field';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { scheduleFromFormData, SchedulePicker } from '@uno/ui/SchedulePicker';
import { Select } from '@uno/ui/Select';
import { Step } from '@uno/ui/Steps';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import { memo, type ReactNode, useMemo } from 'react';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { useFieldProps, useServerValues } from '../formResult.ts';
import { frequencies } from '../../leads/schedule.ts';
import { hasArea, offeredServices, type QuoteService } from '../../leads/schema.ts';
import { scheduleLabels, scheduleOptions, stepperLabels } from './labels.ts';
import { stack } from './QuoteForm.css.ts';
import { Specification } from './Specification.tsx';

/**
 * The first step: which service, how much, how often. The service is a native select, because six radios with long names
 * would fill a phone's screen.
 */
export const ServiceDetails = memo(function ServiceDetails({
  service,
  offersMaintenance,
  errorOf,
}: {
  service: QuoteService | undefined;
  offersMaintenance: boolean;
  errorOf: (field: string) => ReactNode;
}) {
  const t = useT<'quote' | 'getQuote' | 'form'>();
  const { checked, data, text } = useServerValues();
  const stepper = useMemo(() => stepperLabels(t), [t]);
  const options = useMemo(() => scheduleOptions(t), [t]);
  const schedule = useMemo(() => scheduleLabels(t), [t]);
  const optional = t('form.optional');
  const fieldProps = useFieldProps(errorOf);
  const offered: readonly QuoteService[] = offersMaintenance ? [...offeredServices, 'maintenance'] : offeredServices;
  return (
    <Step id="service-details" number={1} title={t('getQuote.steps.service')} intro={t('getQuote.steps.service.intro')}>
      <Select {...fieldProps('service')} label={t('quote.service.label')} required defaultValue={text('service') ?? ''}>
        <option value="">{t('quote.service.choose')}</option>
        {offered.map((value) => (
          <option key={value} value={value}>
            {t(`quote.service.${value}`)}
          </option>
        ))}
      </Select>
      {hasArea(service) && (
        <TextField
          {...fieldProps('sqft')}
          inputMode="numeric"
          autoComplete="off"
          label={t('quote.sqft.label')}
          marker={optional}
          hint={t('quote.sqft.hint')}
          unit={t('quote.sqft.unit')}
        />
      )}
      <NumberStepper {...fieldProps('floors_served')} label={t('quote.floors_served.label')} marker={optional} labels={stepper} />
      {service && <Specification key={service} service={service} errorOf={errorOf} />}
      <SchedulePicker
        id="frequency"
        legend={t('quote.schedule.legend')}
        options={options}
        labels={schedule}
        defaultValue={data ? scheduleFromFormData(data, frequencies) : undefined}
        error={errorOf('frequency')}
        required
      />
      <FieldGroup id="preferences" legend={t('getQuote.preferences')}>
        <div className={stack}>
          <div>
            <Checkbox id="includeWeekends" name="includeWeekends" defaultChecked={checked('includeWeekends')} label={t('quote.includeWeekends.label')} />
            {t('quote.ecoFriendly.label') !== '' && <Checkbox id="ecoFriendly" name="ecoFriendly" defaultChecked={checked('ecoFriendly')} label={t('quote.ecoFriendly.label')} hint={t('quote.ecoFriendly.hint')} />}
          </div>
          <TextField {...fieldProps('startDate')} type="date" max="2099-12-31" label={t('quote.startDate.label')} marker={optional} />
          <TextArea {...fieldProps('timing')} rows={2} label={t('quote.timing.label')} marker={optional} hint={t('quote.timing.hint')} />
          <TextArea {...fieldProps('include')} rows={2} label={t('quote.include.label')} marker={optional} hint={t('quote.include.hint')} />
          <TextArea {...fieldProps('notes')} rows={2} label={t('quote.notes.label')} marker={optional} />
        </div>
      </FieldGroup>
    </Step>
  );
});
