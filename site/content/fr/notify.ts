import type { TranslationOf } from '../../i18n/t.ts';
import type { notify as en } from '../en/notify.ts';

/** Les courriels qui suivent une demande ou un message : au propriétaire, et à la personne qui a écrit. */
export const notify: TranslationOf<typeof en> = {
  'notify.quote.subject': 'Nouvelle demande de soumission\u00a0: {service}',
  'notify.quote.intro': 'Une demande de soumission a été envoyée depuis le site.',
  'notify.message.subject': 'Nouveau message reçu par le site',
  'notify.message.intro': 'Un message a été envoyé depuis la page Contact.',
  'notify.received': 'Réception',
  'notify.language': 'Langue',
  'notify.language.en-CA': 'Anglais',
  'notify.language.fr-CA': 'Français',
  'notify.about': 'À propos de cette demande',
  'notify.id': 'Numéro',
  'notify.reply': 'Répondez à ce courriel pour écrire à la personne qui l’a envoyé.',
  'notify.noReply': 'Ce courriel ne permet pas de répondre directement à l’adresse donnée. Vérifiez-la avant d’écrire.',
  'notify.handled': 'Une fois la réponse envoyée, marquez la demande comme traitée avec cette commande\u00a0:',

  'notify.acknowledge.call': 'Si vous ne pouvez pas attendre, appelez-nous au {phone}.',
  'notify.acknowledge.service': 'Service demandé\u00a0: {service}',
  'notify.acknowledge.why': 'Ce message est envoyé automatiquement parce que cette adresse a été inscrite dans un formulaire du site de {name}. Si vous ne nous avez pas écrit, vous pouvez l’ignorer.',
};
