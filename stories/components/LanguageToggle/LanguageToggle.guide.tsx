import { LanguageToggle } from '@uno/ui/LanguageToggle';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const toggle = (say: Say, english: string, french: string) => (
  <LanguageToggle
    languages={[
      { tag: 'en-CA', name: english, href: '#guide' },
      { tag: 'fr-CA', name: french, href: '#guide' },
    ]}
    current={say('en-CA', 'fr-CA')}
  />
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[role="group"]', name: ['Group', 'Groupe'], by: 'LanguageToggle', note: ['has a name that is not shown, if you give one', 'porte un nom qui n’est pas affiché, si vous en donnez un'] },
    { at: '[aria-current]', name: ['Current language', 'Langue de la page'], by: 'current, showCurrent', note: ['optional; text, not a link', 'facultative; du texte, pas un lien'] },
    { at: 'a[hreflang]', name: ['Other language', 'Autre langue'], by: 'languages', note: ['a link to the same page', 'un lien vers la même page'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => toggle(say, 'English', 'Français'),
        why: ['“English” and “Français” are each in their own language: both groups of readers find theirs.', '«\u00a0English\u00a0» et «\u00a0Français\u00a0» sont écrits chacun dans sa langue\u00a0: tout le monde trouve la sienne.'],
      },
      dont: {
        example: (say) => toggle(say, say('English', 'Anglais'), say('French', 'Français')),
        why: ['“French” on an English page is a word for those who already read English.', '«\u00a0Anglais\u00a0», sur une page en français, est un mot pour qui lit déjà le français.'],
      },
    },
  ],
};
