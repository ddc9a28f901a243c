import { SearchField, type SearchFieldLabels } from '@uno/ui/SearchField';
import { useState } from 'react';

interface Words {
  label: string;
  labels: SearchFieldLabels;
}

export function Searching({ words }: { words: Words }) {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchField
        id="fromOutside"
        label={words.label}
        labels={words.labels}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <output htmlFor="fromOutside">{query}</output>
    </>
  );
}
