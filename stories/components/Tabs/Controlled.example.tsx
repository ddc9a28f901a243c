import { Tabs } from '@uno/ui/Tabs';
import { useState } from 'react';

interface Words {
  name: string;
  parts: { office: string; lobby: string; garage: string };
  texts: { office: string; lobby: string; garage: string };
}

export function VisitTabs({ words }: { words: Words }) {
  const [part, setPart] = useState<'office' | 'lobby' | 'garage'>('lobby');
  return (
    <>
      <Tabs
        aria-label={words.name}
        value={part}
        onValueChange={setPart}
        tabs={[
          { value: 'office', label: words.parts.office, content: <p>{words.texts.office}</p> },
          { value: 'lobby', label: words.parts.lobby, content: <p>{words.texts.lobby}</p> },
          { value: 'garage', label: words.parts.garage, content: <p>{words.texts.garage}</p> },
        ]}
      />
      <output>{words.parts[part]}</output>
    </>
  );
}
