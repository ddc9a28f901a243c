import { SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import type { ComponentGuide } from '../../documentation/guide.ts';

const header = (title: string, lead: string) => (
  <SectionHeader layout="stacked">
    <SectionTitle level={3}>{title}</SectionTitle>
    <SectionLead>{lead}</SectionLead>
  </SectionHeader>
);

const titles = (first: 'large', second: 'large' | 'small', say: (english: string, french: string) => string) => (
  <>
    <SectionTitle level={3} size={first}>
      {say('What we clean', 'Ce que nous nettoyons')}
    </SectionTitle>
    <SectionTitle level={3} size={second}>
      {say('Your questions', 'Vos questions')}
    </SectionTitle>
  </>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'section[aria-labelledby]', name: ['Band', 'Bande'], by: 'surface, padding', note: ['as wide as the window; its surface colours what is inside', 'aussi large que la fenêtre; sa surface colore ce qu’elle contient'] },
    { at: 'section[aria-labelledby] > div', name: ['Container', 'Conteneur'], by: 'Container', note: ['the page’s margins', 'les marges de la page'] },
    { at: 'section[aria-labelledby] h2', name: ['Title', 'Titre'], by: 'SectionTitle size', note: ['names the region by aria-labelledby', 'nomme la région par aria-labelledby'] },
    { at: 'section[aria-labelledby] p', name: ['Content', 'Contenu'], by: 'children' },
  ],
  pairs: [
    {
      do: {
        example: (say) => header(say('How we start', 'Comment ça commence'), say('We visit the site within three business days of your request.', 'Nous visitons les lieux dans les trois jours ouvrables suivant votre demande.')),
        why: ['“How we start” says what is below, also to those who read titles alone.', '«\u00a0Comment ça commence\u00a0» dit ce qui suit à qui ne lit que les titres.'],
      },
      dont: {
        example: (say) => header(say('A clear pane', 'Pour y voir clair'), say('We visit the site within three business days of your request.', 'Nous visitons les lieux dans les trois jours ouvrables suivant votre demande.')),
        why: ['“A clear pane” is a pun: nobody learns from it that a visit comes first.', '«\u00a0Pour y voir clair\u00a0» est un jeu de mots\u00a0: on n’y apprend pas qu’une visite vient d’abord.'],
      },
    },
    {
      do: {
        example: (say) => header(say('Our rates', 'Nos tarifs'), say('You pay for each visit, and stop whenever you like.', 'Vous payez à la visite et arrêtez quand vous voulez.')),
        why: ['One sentence in large letters introduces the rates.', 'Une phrase en grandes lettres présente les tarifs.'],
      },
      dont: {
        example: (say) =>
          header(
            say('Our rates', 'Nos tarifs'),
            say(
              'You pay for each visit, and stop whenever you like. The first one is longer, so it costs more. After three months we look at the list of tasks together. If less is needed, the price goes down.',
              'Vous payez à la visite et arrêtez quand vous voulez. La première est plus longue, donc plus chère. Après trois mois, nous revoyons ensemble la liste des tâches. S’il en faut moins, le prix baisse.',
            ),
          ),
        why: ['Four sentences in large letters are a text, not an introduction: the details belong below.', 'Quatre phrases en grandes lettres ne présentent plus rien\u00a0: les détails vont dessous.'],
      },
    },
    {
      do: {
        example: (say) => titles('large', 'small', say),
        why: ['One large title: a reader sees at once which section the page is about.', 'Un seul grand titre\u00a0: on voit tout de suite quelle section fait l’objet de la page.'],
      },
      dont: {
        example: (say) => titles('large', 'large', say),
        why: ['Both are large: the questions shout as loudly as the offer.', 'Les deux sont grands\u00a0: les questions crient aussi fort que l’offre.'],
      },
    },
  ],
};
