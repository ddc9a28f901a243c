import { ActiveFilter, ActiveFilters, ClearFilters, FilterChip, FilterChips } from '@uno/ui/FilterChips';
import { Stack } from '@uno/ui/Stack';
import { useState } from 'react';

interface Words {
  category: string;
  tag: string;
  active: string;
  none: string;
  clear: string;
  remove: (name: string) => string;
}

type Names = Record<string, string>;

export function Filters({ words, categories, tags, first }: { words: Words; categories: Names; tags: Names; first: string[] }) {
  const names = { ...categories, ...tags };
  const [chosen, setChosen] = useState(first);
  const without = (name: string) => setChosen(chosen.filter((one) => one !== name));
  return (
    <Stack>
      {[categories, tags].map((group) => (
        <FilterChips key={Object.keys(group)[0]} label={group === tags ? words.tag : words.category}>
          {Object.entries(group).map(([name, label]) => (
            <FilterChip
              key={name}
              pressed={chosen.includes(name)}
              onPressedChange={(on) => (on ? setChosen([...chosen, name]) : without(name))}
            >
              {label}
            </FilterChip>
          ))}
        </FilterChips>
      ))}
      <ActiveFilters label={words.active} labels={{ empty: words.none }}>
        {chosen.map((name) => (
          <ActiveFilter key={name} labels={{ remove: words.remove(names[name] ?? name) }} onRemove={() => without(name)}>
            {names[name]}
          </ActiveFilter>
        ))}
        {chosen.length > 0 && <ClearFilters onRemove={() => setChosen([])}>{words.clear}</ClearFilters>}
      </ActiveFilters>
    </Stack>
  );
}
