import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { RadioGroup } from '@uno/ui/RadioGroup';
import { ReviewSummary } from '@uno/ui/ReviewSummary';
import { Section } from '@uno/ui/Section';
import { Step, Steps } from '@uno/ui/Steps';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { TextField } from '@uno/ui/TextField';
import { useForm } from '@uno/ui/useForm';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Inner } from './Inner.jsx';

const steps = [{ id: 'zeit', title: 'Wunschtermin' }, { id: 'angaben', title: 'Ihre Angaben' }, { id: 'pruefen', title: 'Prüfen und buchen' }];
const slots = ['Montag, 8.30 Uhr', 'Dienstag, 10 Uhr', 'Donnerstag, 16.15 Uhr'];
const fields = [['slot'], ['name', 'email'], []];
const rules = {
  slot: (answer) => answer === null && 'Einen Termin wählen',
  name: (answer) => answer === '' && 'Ihren Namen eingeben',
  email: (answer) => !String(answer).includes('@') && 'Eine E-Mail-Adresse eingeben, etwa ada@example.com',
};
const listen = (changed) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

function InSteps() {
  const hash = useSyncExternalStore(listen, () => location.hash.slice(1));
  const [done, setDone] = useState(0);
  const [answers, setAnswers] = useState(() => new FormData());
  const current = Math.min(Math.max(0, steps.findIndex(({ id }) => id === hash)), done);
  const isLast = current === steps.length - 1;
  const form = useForm({
    check: (given) => ({ errors: Object.fromEntries((isLast ? fields.flat() : fields[current]).map((field) => [field, rules[field](given.get(field))])) }),
    onSend: async (given) => {
      if (isLast) return undefined;
      setAnswers(given);
      setDone(current + 1);
      location.hash = steps[current + 1].id;
      return { isSent: false };
    },
    failure: 'Die Buchung wurde nicht gesendet. Bitte rufen Sie uns an.',
  });
  const { clearErrors } = form;
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    clearErrors();
    document.getElementById(`${steps[current].id}-title`)?.focus();
  }, [current, clearErrors]);
  if (form.phase === 'sent') return <SuccessPanel title="Ihr Termin ist gebucht" />;
  const stepProps = (at) => ({ ...steps[at], number: at + 1, hidden: at !== current });
  const line = (term, field) => ({ term, value: answers.get(field) ?? '' });
  return (
    <Form {...form.formProps} onInput={() => setDone(current)} aria-label="Terminbuchung">
      <Steps aria-label="Schritte der Buchung" current={steps[current].id} labels={{ done: 'erledigt' }} items={steps.map((step, at) => ({ ...step, done: at < done }))} />
      {form.errorBoxProps && <ErrorBox title="Es fehlt noch etwas" {...form.errorBoxProps}>{form.failure}</ErrorBox>}
      <Step {...stepProps(0)}>
        <RadioGroup id="slot" name="slot" legend="Wann passt es Ihnen?" error={form.errorOf('slot')} options={slots.map((value) => ({ value, label: value }))} />
      </Step>
      <Step {...stepProps(1)}>
        <TextField {...form.fieldProps('name')} label="Name" autoComplete="name" />
        <TextField {...form.fieldProps('email')} type="email" label="E-Mail-Adresse" autoComplete="email" />
      </Step>
      <Step {...stepProps(2)}>
        <ReviewSummary
          title="Ihre Buchung"
          level={3}
          labels={{ empty: 'Noch nichts ausgefüllt.' }}
          groups={[
            { id: 'zeit', title: 'Wunschtermin', edit: { href: '#zeit', label: 'Termin ändern' }, items: [line('Termin', 'slot')] },
            { id: 'angaben', title: 'Ihre Angaben', edit: { href: '#angaben', label: 'Angaben ändern' }, items: [line('Name', 'name'), line('E-Mail-Adresse', 'email')] },
          ]}
        />
      </Step>
      <SubmitButton {...form.submitButtonProps} labels={{ busy: 'Wird gesendet…' }}>{isLast ? 'Buchen' : 'Weiter'}</SubmitButton>
    </Form>
  );
}

/** An appointment in three steps, at `/buchen`. */
export default () => (
  <Inner title="Termin buchen" lead="In drei Schritten, ohne Anruf." current="/buchen">
    <Section aria-label="Terminbuchung">
      <InSteps />
    </Section>
  </Inner>
);
