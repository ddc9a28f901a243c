/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    summary: 'Diagnostics',
    check: 'Check again',
    clear: 'Clear the sending limit',
    checking: 'Checking…',
    reachable: 'Reachable, answered in 84 ms',
    unreachable: 'Unreachable: no answer after 10 s',
    unconfigured: 'Not configured: this copy of the site has no store',
    both: 'Both tables answer.',
    one: 'One table of two answers.',
  },
  'fr-CA': {
    summary: 'Diagnostic',
    check: 'Vérifier de nouveau',
    clear: 'Effacer la limite d’envoi',
    checking: 'Vérification…',
    reachable: 'Joignable, réponse en 84\u00a0ms',
    unreachable: 'Injoignable\u00a0: aucune réponse après 10\u00a0s',
    unconfigured: 'Non configurée\u00a0: cette copie du site n’a pas de base de données',
    both: 'Les deux tables répondent.',
    one: 'Une table sur deux répond.',
  },
};
