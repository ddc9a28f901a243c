import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { FilterChip, FilterChips } from '@uno/ui/FilterChips';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[role="group"] > p', name: ['Label', 'Étiquette'], by: 'FilterChips label', note: ['required; the name of the group', 'obligatoire; le nom du groupe'] },
    { at: 'ul a:not([aria-current])', name: ['Filter', 'Filtre'], by: 'FilterChipLink, FilterChip' },
    { at: 'a[aria-current="true"]', name: ['Filter that is on', 'Filtre activé'], by: 'active, pressed', note: ['has a heavier frame and a bar, not only another colour', 'a un cadre plus épais et une barre, pas seulement une autre couleur'] },
    { at: '[data-active-filters] > p', name: ['Label of those that are on', 'Étiquette des filtres activés'], by: 'ActiveFilters label', note: ['stays when there are none', 'reste quand il n’y en a aucun'] },
    { at: '[data-active-filter]', name: ['Active filter', 'Filtre actif'], by: 'ActiveFilter' },
    { at: '[data-active-filter] a', name: ['Remove', 'Retrait'], by: 'labels.remove', note: ['its name says which filter it removes', 'son nom dit quel filtre il retire'] },
    { at: '[data-active-filter] + li a', name: ['Clear all', 'Tout effacer'], by: 'ClearFilters', note: ['last, while a filter is on', 'en dernier, tant qu’un filtre est activé'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <FilterChips label={say('Course', 'Service')}>
            <FilterChip>{say('Starter', 'Entrée')}</FilterChip>
            <FilterChip defaultPressed>{say('Main', 'Plat')}</FilterChip>
            <FilterChip>Dessert</FilterChip>
          </FilterChips>
        ),
        why: ['“Starter”, “Main” and “Dessert” answer one question, which the label “Course” asks.', '«\u00a0Entrée\u00a0», «\u00a0Plat\u00a0» et «\u00a0Dessert\u00a0» répondent à une seule question, celle de l’étiquette «\u00a0Service\u00a0».'],
      },
      dont: {
        example: (say) => (
          <FilterChips label={say('Filters', 'Filtres')}>
            <FilterChip>Dessert</FilterChip>
            <FilterChip defaultPressed>{say('Vegan', 'Végane')}</FilterChip>
            <FilterChip>{say('Under 30\u00a0minutes', 'Moins de 30\u00a0minutes')}</FilterChip>
          </FilterChips>
        ),
        why: ['Under “Filters”, a course, a diet and a duration are mixed: give each kind a group and a label of its own.', 'Sous «\u00a0Filtres\u00a0» se mêlent un service, un régime et une durée\u00a0: donnez à chacun son groupe et son étiquette.'],
      },
    },
    {
      do: {
        example: (say) => (
          <CheckboxGroup
            id="guide-days"
            name="guide-days"
            legend={say('Which days suit you?', 'Quels jours vous conviennent?')}
            options={[
              { value: 'monday', label: say('Monday', 'Lundi') },
              { value: 'thursday', label: say('Thursday', 'Jeudi') },
            ]}
          />
        ),
        why: ['The question “Which days suit you?” belongs to a form: a CheckboxGroup sends its answers.', 'La question «\u00a0Quels jours vous conviennent?\u00a0» appartient à un formulaire\u00a0: un CheckboxGroup en envoie les réponses.'],
      },
      dont: {
        example: (say) => (
          <FilterChips label={say('Which days suit you?', 'Quels jours vous conviennent?')}>
            <FilterChip>{say('Monday', 'Lundi')}</FilterChip>
            <FilterChip>{say('Thursday', 'Jeudi')}</FilterChip>
          </FilterChips>
        ),
        why: ['As chips, the days narrow a list: a form would send none of them.', 'Sous forme de pastilles, les jours filtrent une liste\u00a0: un formulaire n’en enverrait aucun.'],
      },
    },
  ],
};
