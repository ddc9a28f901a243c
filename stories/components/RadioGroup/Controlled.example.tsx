import { RadioGroup } from '@uno/ui/RadioGroup';
import { useState } from 'react';

interface Words {
  legend: string;
  chosen: string;
  options: { value: string; label: string }[];
}

export function Service({ words }: { words: Words }) {
  const [service, setService] = useState<string | null>(null);
  return (
    <>
      <RadioGroup
        name="serviceControlled"
        legend={words.legend}
        options={words.options}
        layout="grid"
        value={service}
        onValueChange={setService}
      />
      <output>
        {words.chosen} {words.options.find(({ value }) => value === service)?.label}
      </output>
    </>
  );
}
