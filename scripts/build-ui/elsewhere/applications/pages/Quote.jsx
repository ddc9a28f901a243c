'use client';

/** A quote form in a client component. */
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { RadioGroup } from '@uno/ui/RadioGroup';
import { SchedulePicker } from '@uno/ui/SchedulePicker';
import { Section } from '@uno/ui/Section';
import { Select } from '@uno/ui/Select';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import { useState } from 'react';

const answers = ['yes', 'no'].map((value) => ({ value, label: value }));

/** A form that shows missing answers. Its labels come from a server component. */
export function Quote({ labels }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <main>
      <Section>
        <h1>Get a quote</h1>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setAttempt(attempt + 1);
          }}
        >
          {attempt > 0 && <ErrorBox title="Something is missing" attempt={attempt} items={[{ href: '#email', children: 'Enter your e-mail' }]} />}
          <TextField id="email" name="email" type="email" autoComplete="email" label="Work e-mail" />
          <Select name="kind" label="Kind of place" defaultValue="office">
            <option value="office">Office</option>
            <option value="condo">Condo</option>
          </Select>
          <NumberStepper name="washrooms" label="Washrooms" labels={labels.stepper} />
          <SchedulePicker legend="How often?" options={labels.options} labels={labels.schedule} />
          <RadioGroup name="keys" legend="Do we get keys?" options={answers} />
          <CheckboxGroup name="extras" legend="Anything else?" options={answers} />
          <TextArea name="notes" label="Notes" />
          <SubmitButton labels={{ busy: 'Sending…' }}>Request my quote</SubmitButton>
        </Form>
      </Section>
    </main>
  );
}
