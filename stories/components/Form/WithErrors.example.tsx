import { Button } from '@uno/ui/Button';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { TextField } from '@uno/ui/TextField';
import { useForm } from '@uno/ui/useForm';

interface Words {
  name: string;
  nameError: string;
  email: string;
  error: string;
  topics: string;
  topic: readonly string[];
  topicsError: string;
  title: string;
  failure: string;
  again: string;
  send: string;
  busy: string;
  thanks: string;
  another: string;
}

/** Stands for your server, which fails once. */
let isFirst = true;
const askServer = async (_: FormData): Promise<void> => {
  if (!isFirst) return;
  isFirst = false;
  throw new Error('The first request of this example fails.');
};

const textIn = (answers: FormData, name: string): string => {
  const answer = answers.get(name);
  return typeof answer === 'string' ? answer : '';
};

export function Enquiry({ words, send = askServer }: { words: Words; send?: (answers: FormData) => Promise<void> }) {
  const form = useForm({
    check: (answers) => ({
      errors: {
        asker: textIn(answers, 'asker') === '' && words.nameError,
        address: !textIn(answers, 'address').includes('@') && words.error,
        topics: !answers.has('topic') && words.topicsError,
      },
    }),
    onSend: send,
    failure: words.failure,
  });
  if (form.phase === 'sent') return <SuccessPanel title={words.thanks} actions={<Button onClick={form.reset}>{words.another}</Button>} />;
  return (
    <Form {...form.formProps} aria-label={words.send}>
      {form.errorBoxProps && (
        <ErrorBox title={words.title} actions={<Button onClick={form.retry}>{words.again}</Button>} {...form.errorBoxProps}>
          {form.failure}
        </ErrorBox>
      )}
      <TextField {...form.fieldProps('asker')} autoComplete="name" label={words.name} required />
      <TextField {...form.fieldProps('address')} type="email" autoComplete="email" label={words.email} required />
      <CheckboxGroup id="topics" name="topic" legend={words.topics} error={form.errorOf('topics')} options={words.topic.map((value) => ({ value, label: value }))} />
      <p>
        <SubmitButton {...form.submitButtonProps} labels={{ busy: words.busy }}>
          {words.send}
        </SubmitButton>
      </p>
      <StatusRegion>{form.phase === 'sending' && words.busy}</StatusRegion>
    </Form>
  );
}
