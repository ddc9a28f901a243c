import { TextField } from '@uno/ui/TextField';
import { useState } from 'react';

interface Words {
  label: string;
  echo: (name: string) => string;
}

export function Addressed({ words }: { words: Words }) {
  const [name, setName] = useState('');
  return (
    <>
      <TextField
        id="nameControlled"
        name="name"
        label={words.label}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <output>{name && words.echo(name)}</output>
    </>
  );
}
