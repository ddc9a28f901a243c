import type { TranslationOf } from '../../i18n/t.ts';
import type { diagnostics as en } from '../en/diagnostics.ts';
import { said } from '../facts.fr.ts';

/** Le panneau de la page de soumission qui vérifie si les formulaires joignent leurs tables. */
export const diagnostics = said<TranslationOf<typeof en>>({
  'diagnostics.quote_requests': 'Demandes de soumission (quote_requests)',
  'diagnostics.contact_messages': 'Messages (contact_messages)',

  'diagnostics.check': 'Vérifier de nouveau',
  'diagnostics.checking': 'Vérification…',
  'diagnostics.reachable': 'Joignable, réponse en {latency} ms ({code})',
  'diagnostics.unreachable': 'Injoignable : {why} ({code})',
  'diagnostics.unconfigured': 'Non configurée : cette copie du site n’a pas de base de données ({code})',
  'diagnostics.why.offline': 'votre appareil n’est pas connecté à Internet',
  'diagnostics.why.timeout': 'notre serveur a mis trop de temps à répondre',
  'diagnostics.why.unreachable': 'notre serveur est injoignable',
  'diagnostics.why.server': 'notre serveur est momentanément hors service',
  'diagnostics.why.script': 'une partie de cette page n’a pas pu être chargée',
  'diagnostics.why.refused': 'la base de données n’accepte pas la clé de ce site ou ce qu’il demande',
  'diagnostics.why.absent': 'cette table n’existe pas dans la base de données',
  'diagnostics.why.other': 'la base de données n’a pas compris la question',
  'diagnostics.both': 'Les deux tables répondent.',
  'diagnostics.one': 'Une table sur deux répond.',
  'diagnostics.neither': 'Aucune des deux tables ne répond.',

  'diagnostics.session.none': 'Personne n’est connecté : ce site n’a pas de comptes.',
  'diagnostics.session.open': 'Quelqu’un est connecté.',
  'diagnostics.session.unknown': 'Nous n’avons pas demandé à la base de données qui est connecté.',
  'diagnostics.counted.one': 'Ce navigateur a compté {count} formulaire envoyé au cours de la dernière heure, sur {most} permis.',
  'diagnostics.counted.other': 'Ce navigateur a compté {count} formulaires envoyés au cours de la dernière heure, sur {most} permis.',
  'diagnostics.clear': 'Effacer la limite d’envoi',
  'diagnostics.cleared': 'Le compte de ce navigateur est effacé. La base de données garde le sien.',

  'diagnostics.copy': 'Copier un rapport',
  'diagnostics.copied': 'Le rapport est copié. Rien de ce que vous avez écrit n’y figure.',
  'diagnostics.notCopied': 'Votre navigateur ne nous a pas laissés copier. Sélectionnez le rapport ci-dessous et copiez-le vous-même.',
  'diagnostics.report': 'Rapport',
});
