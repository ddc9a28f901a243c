import { Button } from '@uno/ui/Button';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { useState } from 'react';

interface Words {
  send: string;
  sending: string;
}

export function Sending({ words, shown }: { words: Words; shown: boolean }) {
  const [sending, setSending] = useState(false);
  return (
    <>
      <Button onClick={() => setSending(true)}>{words.send}</Button>
      <StatusRegion shown={shown}>{sending ? words.sending : ''}</StatusRegion>
    </>
  );
}
