import { ActiveFilter, ActiveFilters, ClearFilters, FilterChip, FilterChips } from '@uno/ui/FilterChips';
import { Stack } from '@uno/ui/Stack';
import { useState } from 'react';

interface Words {
  category: string;
  active: string;
  clear: string;
  remove: (name: string) => string;
}

export function Filters({ words, names, first }: { words: Words; names: Record<string, string>; first: string[] }) {
  const [chosen, setChosen] = useState(first);
  const without = (name: string) => setChosen(chosen.filter((one) => one !== name));
  return (
    <Stack>
      <FilterChips label={words.category}>
        {Object.entries(names).map(([name, label]) => (
          <FilterChip
            key={name}
            pressed={chosen.includes(name)}
            onPressedChange={(on) => (on ? setChosen([...chosen, name]) : without(name))}
          >
            {label}
          </FilterChip>
        ))}
      </FilterChips>
      <ActiveFilters label={words.active}>
        {chosen.map((name) => (
          <ActiveFilter key={name} removeLabel={words.remove(names[name] ?? name)} onRemove={() => without(name)}>
            {names[name]}
          </ActiveFilter>
        ))}
        {chosen.length > 0 && <ClearFilters onRemove={() => setChosen([])}>{words.clear}</ClearFilters>}
      </ActiveFilters>
    </Stack>
  );
}
