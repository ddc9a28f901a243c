import type { TranslationOf } from '../../i18n/t.ts';
import type { form as en } from '../en/form.ts';
import { said } from '../facts.fr.ts';

/** Ce que disent tous les formulaires. */
export const form = said<TranslationOf<typeof en>>({
  'form.optional': '(facultatif)',
  'form.trap': 'Laissez ce champ vide',
  'form.offline': 'Votre appareil n’est pas connecté à Internet. Ce que vous avez écrit est conservé ici : envoyez-le une fois la connexion rétablie.',
  'form.thanks.by': 'D’ici le {date}',

  'form.reach.call': 'Appeler au {phone}',
  'form.reach.write': 'Écrire à {email}',
  'form.unavailable.title': 'Formulaires en ligne temporairement hors service',

  'form.privacy.what': 'Quoi',
  'form.privacy.who': 'Qui',
  'form.privacy.where': 'Où',
  'form.privacy.rights': 'Vos droits',
  'form.privacy.rights.text':
    'Pour consulter, faire corriger ou faire supprimer ce que vous avez envoyé, ou pour retirer votre consentement, écrivez à {email}. Responsable de la protection des renseignements personnels : {officer}.',
  'form.privacy.more': 'Nos engagements de confidentialité',
});
