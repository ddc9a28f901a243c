import { type ScheduleOption, SchedulePicker } from '@uno/ui/SchedulePicker';
import type { ComponentGuide } from '../../documentation/guide.ts';
import { useWords } from '../../language.ts';
import { words } from './words.ts';

function Picker({ id, preset, weekly }: { id: string; preset: string; weekly: string }) {
  const t = useWords(words);
  const options: readonly ScheduleOption[] = [
    { value: 'nightly', label: preset, days: 'counted', fills: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }, becomes: 'weekly' },
    { value: 'weekly', label: weekly, days: 'counted' },
  ];
  return <SchedulePicker id={id} names={{ frequency: `${id}-frequency`, days: `${id}-days`, shifts: `${id}-shifts` }} legend={t.legend} options={options} labels={t.labels} />;
}

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'legend', name: ['Legend', 'Légende'], by: 'legend' },
    { at: 'fieldset > p', name: ['Hint', 'Indication'], by: 'hint', note: ['optional', 'facultative'] },
    { at: 'fieldset > div > div', name: ['Option', 'Option'], by: 'options', note: ['days and times of day appear below the options, once one that has them is chosen', 'les jours et les moments de la journée apparaissent sous les options, dès que l’on en choisit une qui en a'] },
    { at: 'input + span', name: ['Mark', 'Marque'] },
    { at: 'label', name: ['Label', 'Étiquette'], by: 'options label' },
  ],
  pairs: [
    {
      do: {
        example: (say) => <Picker id="guide-preset" preset={say('Monday to Friday', 'Du lundi au vendredi')} weekly={say('On days of my choice', 'Les jours de mon choix')} />,
        why: ['“Monday to Friday” says which days it fills in, and “On days of my choice” that you can choose.', '«\u00a0Du lundi au vendredi\u00a0» dit quels jours sont remplis, et «\u00a0Les jours de mon choix\u00a0», que l’on peut choisir.'],
      },
      dont: {
        example: (say) => <Picker id="guide-plan" preset={say('Premium', 'Privilège')} weekly={say('Basic', 'De base')} />,
        why: ['“Premium” and “Basic” are names of plans: one has to be chosen to learn its days.', '«\u00a0Privilège\u00a0» et «\u00a0De base\u00a0» sont des noms de forfaits\u00a0: il faut en choisir un pour découvrir ses jours.'],
      },
    },
  ],
};
