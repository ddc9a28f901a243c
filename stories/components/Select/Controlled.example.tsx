import { Select } from '@uno/ui/Select';
import { useState } from 'react';

interface Words {
  label: string;
  none: string;
  options: Record<string, string>;
  reply: string;
}

export function LastCleaning({ words }: { words: Words }) {
  const [period, setPeriod] = useState('');
  return (
    <>
      <Select
        id="ductsControlled"
        name="lastDuctClean"
        label={words.label}
        value={period}
        onChange={({ target }) => setPeriod(target.value)}
      >
        <option value="">{words.none}</option>
        {Object.entries(words.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <output>{period === '>3y' && words.reply}</output>
    </>
  );
}
