import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { useState } from 'react';

interface Words {
  legend: string;
  chosen: string;
  options: { value: string; label: string }[];
}

export function AddOns({ words }: { words: Words }) {
  const [chosen, setChosen] = useState<readonly string[]>(['carpet']);
  const labelOf = (addOn: string) => words.options.find(({ value }) => value === addOn)?.label;
  return (
    <>
      <CheckboxGroup
        id="addonsControlled"
        name="addons"
        legend={words.legend}
        options={words.options}
        value={chosen}
        onValueChange={setChosen}
      />
      <output>
        {words.chosen} {chosen.map(labelOf).join(', ')}
      </output>
    </>
  );
}
