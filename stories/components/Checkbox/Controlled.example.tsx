import { Checkbox } from '@uno/ui/Checkbox';
import { useState } from 'react';

interface Words {
  label: string;
  on: string;
  off: string;
}

export function Weekends({ words }: { words: Words }) {
  const [weekends, setWeekends] = useState(false);
  return (
    <>
      <Checkbox
        id="weekendsControlled"
        name="weekends"
        label={words.label}
        checked={weekends}
        onChange={({ target }) => setWeekends(target.checked)}
      />
      <p>{weekends ? words.on : words.off}</p>
    </>
  );
}
