import { AudienceCard, AudienceCardFocus, AudienceCardList, AudienceCardText, AudienceCardTitle } from '@uno/ui/AudienceCard';
import { Link } from '@uno/ui/Link';
import { ServiceCard, ServiceCardList, ServiceCardText, ServiceCardTitle } from '@uno/ui/ServiceCard';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const clinics = (say: Say, text: string, focus: string) => (
  <AudienceCardList>
    <AudienceCard>
      <AudienceCardTitle>{say('Clinics', 'Cliniques')}</AudienceCardTitle>
      <AudienceCardText>{text}</AudienceCardText>
      <AudienceCardFocus label={say('Focus:', 'Priorité\u00a0:')}>{focus}</AudienceCardFocus>
    </AudienceCard>
  </AudienceCardList>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li > div[aria-hidden]', name: ['Picture', 'Image'], by: 'picture', note: ['optional; in all cards or in none', 'facultative; dans toutes les cartes ou dans aucune'] },
    { at: 'li > h3', name: ['Title', 'Titre'], by: 'AudienceCardTitle', note: ['the kind of place', 'le type de lieu'] },
    { at: 'li > h3 + p', name: ['Text', 'Texte'], by: 'AudienceCardText', note: ['two sentences', 'deux phrases'] },
    { at: 'li > p:last-child', name: ['Focus', 'Priorité'], by: 'AudienceCardFocus', note: ['at the bottom of the card', 'au bas de la carte'] },
    { at: 'li > p:last-child > span', name: ['Label', 'Étiquette'], by: 'label', note: ['with the punctuation of its language', 'avec la ponctuation de sa langue'] },
  ],
  pairs: [
    {
      do: {
        example: (say) =>
          clinics(say, say('Images are large, and patients wait for them. One line is not enough.', 'Les images sont lourdes, et des patients les attendent. Une seule ligne ne suffit pas.'), say('a second line', 'une deuxième ligne')),
        why: ['The text says what matters in a clinic: images are large, and patients wait for them.', 'Le texte dit ce qui compte dans une clinique\u00a0: les images sont lourdes, et des patients les attendent.'],
      },
      dont: {
        example: (say) => clinics(say, say('We offer the best service to clinics of every size.', 'Nous offrons le meilleur service aux cliniques de toute taille.'), say('excellence', 'l’excellence')),
        why: ['“The best service to clinics of every size” could be said of any place.', '«\u00a0Le meilleur service aux cliniques de toute taille\u00a0» se dirait de n’importe quel lieu.'],
      },
    },
    {
      do: {
        example: (say) => (
          <ServiceCardList>
            <ServiceCard>
              <ServiceCardTitle href="#guide-clinics">{say('Internet for clinics', 'Internet pour cliniques')}</ServiceCardTitle>
              <ServiceCardText>{say('You get two lines, so that one can fail.', 'Vous avez deux lignes, au cas où l’une tomberait en panne.')}</ServiceCardText>
            </ServiceCard>
          </ServiceCardList>
        ),
        why: ['A card that leads to a page is a ServiceCard, and all of it can be pressed.', 'Une carte qui mène à une page est une ServiceCard, que l’on peut presser partout.'],
      },
      dont: {
        example: (say) => (
          <AudienceCardList>
            <AudienceCard>
              <AudienceCardTitle>{say('Clinics', 'Cliniques')}</AudienceCardTitle>
              <AudienceCardText>
                {say('You get two lines, so that one can fail.', 'Vous avez deux lignes, au cas où l’une tomberait en panne.')} <Link href="#guide-clinics">{say('Learn more', 'En savoir plus')}</Link>
              </AudienceCardText>
            </AudienceCard>
          </AudienceCardList>
        ),
        why: ['“Learn more” in an AudienceCard is a small target that doesn’t say where it leads.', 'Dans une AudienceCard, «\u00a0En savoir plus\u00a0» est une petite cible qui ne dit pas où elle mène.'],
      },
    },
  ],
};
