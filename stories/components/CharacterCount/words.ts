import type { CharacterCountLabels } from '@uno/ui/CharacterCount';
import type { Locale } from '../../../site/i18n/locale.ts';

interface Words {
  label: string;
  hint: string;
  /** More than 250 characters, of which a story shows the first ones. */
  text: string;
  title: string;
  titleHint: string;
  labels: CharacterCountLabels;
}

/** A message of at most 200 characters, and a title of 40. */
export const words: Readonly<Record<Locale, Words>> = {
  'en-CA': {
    label: 'Note for your neighbours',
    hint: 'Up to 200 characters.',
    text: 'The elevator is closed on Monday from 8 AM to noon for its yearly inspection. Please use the stairs at the back, or call the office on the day before if you need help with parcels, a stroller or a wheelchair: someone will wait for you in the lobby and go up with you.',
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
    text: 'L’ascenseur sera fermé lundi de 8\u00a0h à midi pour son inspection annuelle. Prenez l’escalier à l’arrière ou appelez le bureau la veille si vous avez besoin d’aide pour des colis, une poussette ou un fauteuil roulant : quelqu’un vous attendra dans le hall et montera avec vous.',
    title: 'Titre de l’avis',
    titleHint: '40 caractères au maximum.',
    labels: {
      remaining: { lang: 'fr-CA', one: 'Il vous reste {count} caractère', other: 'Il vous reste {count} caractères' },
      over: { lang: 'fr-CA', one: 'Il y a {count} caractère de trop', other: 'Il y a {count} caractères de trop' },
    },
  },
};
