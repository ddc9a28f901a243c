import { TextArea } from '@uno/ui/TextArea';
import { useState } from 'react';

interface Words {
  label: string;
  left: (count: number) => string;
}

export function Counted({ words }: { words: Words }) {
  const [message, setMessage] = useState('');
  return (
    <TextArea
      id="messageControlled"
      name="message"
      label={words.label}
      rows={3}
      hint={words.left(message.length)}
      value={message}
      onChange={({ target }) => setMessage(target.value)}
    />
  );
}
