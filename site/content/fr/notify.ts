import type { TranslationOf } from '../../i18n/t.ts';
import type { notify as en } from '../en/notify.ts';
import { said } from '../facts.fr.ts';

/** Les courriels qui suivent une demande ou un message, au propriétaire et à la personne qui a écrit, et ceux qui signalent une panne. */
export const notify = said<TranslationOf<typeof en>>({
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

  'notify.alert.closed.subject': 'Les formulaires du site sont fermés',
  'notify.alert.closed.intro': 'Les pages sont en ligne, mais rien de ce que les visiteurs envoient ne peut être enregistré. Les formulaires affichent le numéro de téléphone, et ce que le visiteur a écrit reste dans son navigateur.',
  'notify.alert.closed.over': 'Les formulaires du site fonctionnent de nouveau',
  'notify.alert.waiting.subject': 'Des avis de nouvelles demandes ne partent pas',
  'notify.alert.waiting.intro': 'Les demandes sont enregistrées, mais vous n’en avez pas reçu l’avis. Avis en attente depuis dix minutes ou plus\u00a0: {count}. Cette commande affiche les nouvelles demandes\u00a0: {command}',
  'notify.alert.waiting.over': 'Les avis de nouvelles demandes partent de nouveau',
  'notify.alert.disk.subject': 'Le disque du site est presque plein',
  'notify.alert.disk.intro': 'Les formulaires fonctionnent encore, mais ils fermeront quand le disque sera plein. Libérez de l’espace sans rien supprimer dans le dossier des données du site.',
  'notify.alert.disk.over': 'Le disque du site a de nouveau de l’espace libre',
  'notify.alert.since': 'Début\u00a0: {moment}.',
  'notify.alert.ended': 'Début\u00a0: {began}. Fin\u00a0: {ended}. Vous n’avez rien à faire.',
  'notify.alert.reason': 'Cause\u00a0: {reason}',
  'notify.alert.reason.opening': 'la base de données ne s’ouvre pas',
  'notify.alert.reason.unavailable': 'la base de données ne répond pas',
  'notify.alert.reason.timeout': 'la base de données met trop de temps à répondre',
  'notify.alert.reason.readOnly': 'la base de données est en lecture seule',
  'notify.alert.reason.noPermission': 'il manque une autorisation dans la base de données',
  'notify.alert.reason.diskFull': 'le disque est plein',
  'notify.alert.doctor': 'Sur le serveur, cette commande indique ce qui ne va pas et ce qu’il faut faire\u00a0: {command}',
});
