import { type ReviewGroup, ReviewSummary } from '@uno/ui/ReviewSummary';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const summary = (say: Say, groups: readonly ReviewGroup[]) => <ReviewSummary level={3} title={say('Your request', 'Votre demande')} labels={{ empty: '' }} groups={groups} />;

const groupsWith = (say: Say, service: string, contact: string): readonly ReviewGroup[] => [
  { id: 'service', title: say('Service', 'Service'), items: [{ term: say('Place', 'Lieu'), value: say('Clinic', 'Clinique') }], edit: { href: '#guide-service', label: service } },
  { id: 'contact', title: say('Contact', 'Coordonnées'), items: [{ term: say('Name', 'Nom'), value: 'Ana Silva' }], edit: { href: '#guide-contact', label: contact } },
];

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'section[data-surface]', name: ['Box', 'Encadré'], by: 'ReviewSummary' },
    { at: 'section[data-surface] h2', name: ['Title', 'Titre'], by: 'title, level', note: ['required; it names the region', 'obligatoire; il nomme la région'] },
    { at: 'section[data-surface] > [data-surface]', name: ['Group', 'Groupe'], by: 'groups', note: ['shown once it has an answer', 'montré dès qu’il a une réponse'] },
    { at: 'h3', name: ['Group title', 'Titre du groupe'], by: 'groups title' },
    { at: 'h3 + a', name: ['Edit link', 'Lien de modification'], by: 'groups edit', note: ['optional', 'facultatif'] },
    { at: 'dt', name: ['Question', 'Question'], by: 'items term', note: ['a few words', 'quelques mots'] },
    { at: 'dd', name: ['Answer', 'Réponse'], by: 'items value', note: ['its line breaks are kept', 'ses retours à la ligne sont conservés'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => summary(say, groupsWith(say, say('Change the service', 'Modifier le service'), say('Change the contact', 'Modifier les coordonnées'))),
        why: ['“Change the service” and “Change the contact”: each link names its group.', '«\u00a0Modifier le service\u00a0» et «\u00a0Modifier les coordonnées\u00a0»\u00a0: chaque lien nomme son groupe.'],
      },
      dont: {
        example: (say) => summary(say, groupsWith(say, say('Change', 'Modifier'), say('Change', 'Modifier'))),
        why: ['“Change” twice: in a list of the page’s links, they are the same.', '«\u00a0Modifier\u00a0» deux fois\u00a0: dans la liste des liens de la page, rien ne les distingue.'],
      },
    },
    {
      do: {
        example: (say) => summary(say, [{ id: 'contact', title: say('Contact', 'Coordonnées'), items: [{ term: say('Name', 'Nom'), value: 'Ana Silva' }] }]),
        why: ['Only the name is given, so only the name is shown.', 'Seul le nom est donné, donc seul le nom est montré.'],
      },
      dont: {
        example: (say) =>
          summary(say, [
            {
              id: 'contact',
              title: say('Contact', 'Coordonnées'),
              items: [
                { term: say('Name', 'Nom'), value: 'Ana Silva' },
                { term: say('Company', 'Entreprise'), value: say('Not given', 'Non précisé') },
                { term: say('Telephone', 'Téléphone'), value: say('Not given', 'Non précisé') },
              ],
            },
          ]),
        why: ['Two lines that say “Not given” hide the one answer, and look like mistakes.', 'Deux lignes «\u00a0Non précisé\u00a0» noient l’unique réponse et ressemblent à des erreurs.'],
      },
    },
  ],
};
