import { Button } from '@uno/ui/Button';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { useState } from 'react';

interface Words {
  title: string;
  text: string;
  send: string;
}

export function Attempts({ words }: { words: Words }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      {attempt > 0 && <ErrorBox title={words.title} attempt={attempt}>{words.text}</ErrorBox>}
      <Button onClick={() => setAttempt(attempt + 1)}>{words.send}</Button>
    </>
  );
}
