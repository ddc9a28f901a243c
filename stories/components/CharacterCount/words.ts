import type { CharacterCountLabels } from '@uno/ui/CharacterCount';
import type { Locale } from '../../../site/i18n/locale.ts';

interface Words {
  label: string;
  hint: string;
  title: string;
  titleHint: string;
  labels: CharacterCountLabels;
}

/** A message of at most 200 characters, and a title of 40. */
export const words: Readonly<Record<Locale, Words>> = {
  'en-CA': {
    label: 'Note for your neighbours',
    hint: 'Up to 200 characters.',
    title: 'Title of the notice',
    titleHint: 'Up to 40 characters.',
    labels: {
      remaining: { lang: 'en-CA', one: 'You have {count} character remaining', other: 'You have {count} characters remaining' },
      over: { lang: 'en-CA', one: 'You have {count} character too many', other: 'You have {count} characters too many' },
    },
  },
  'fr-CA': {
    label: 'Mot pour vos voisins',
    hint: '200 caractères au maximum.',
    title: 'Titre de l’avis',
    titleHint: '40 caractères au maximum.',
    labels: {
      remaining: { lang: 'fr-CA', one: 'Il vous reste {count} caractère', other: 'Il vous reste {count} caractères' },
      over: { lang: 'fr-CA', one: 'Il y a {count} caractère de trop', other: 'Il y a {count} caractères de trop' },
    },
  },
};
