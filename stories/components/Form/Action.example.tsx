import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextField } from '@uno/ui/TextField';
import { useActionState } from 'react';

interface Words {
  email: string;
  title: string;
  error: string;
  send: string;
  busy: string;
}

/** Stands for your server, which refuses every address. */
const askServer = (_: FormData): Promise<'refused'> => Promise.resolve('refused');

export function Subscribe({ words }: { words: Words }) {
  const [attempt, send] = useActionState(async (before: number, answers: FormData) => ((await askServer(answers)) === 'refused' ? before + 1 : 0), 0);
  const isRefused = attempt > 0;
  return (
    <Form action={send} aria-label={words.send}>
      {isRefused && <ErrorBox title={words.title} attempt={attempt} items={[{ href: '#subscriber', children: words.error }]} />}
      <TextField id="subscriber" name="email" type="email" autoComplete="email" label={words.email} error={isRefused && words.error} />
      <p>
        <SubmitButton labels={{ busy: words.busy }}>{words.send}</SubmitButton>
      </p>
    </Form>
  );
}
