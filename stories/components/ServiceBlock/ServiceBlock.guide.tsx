import { ServiceBlock, ServiceBlockFeatures, ServiceBlockLink, ServiceBlockText, ServiceBlockTitle } from '@uno/ui/ServiceBlock';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const tuneUp = (say: Say, features: readonly string[]) => (
  <ServiceBlock>
    <ServiceBlockTitle level={3}>{say('Bike tune-up', 'Mise au point')}</ServiceBlockTitle>
    <ServiceBlockFeatures label={say('What is included', 'Ce qui est compris')}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ServiceBlockFeatures>
  </ServiceBlock>
);

const rental = (say: Say, link: string) => (
  <ServiceBlock>
    <ServiceBlockTitle level={3}>{say('Bike rental', 'Location de vélos')}</ServiceBlockTitle>
    <ServiceBlockText>{say('City and road bikes, by the day or by the week.', 'Vélos de ville et de route, à la journée ou à la semaine.')}</ServiceBlockText>
    <ServiceBlockLink href="#rental">{link}</ServiceBlockLink>
  </ServiceBlock>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'article img', name: ['Picture', 'Image'], by: 'picture', note: ['optional; cut to its frame, its subject on the lower edge', 'facultative; coupée à son cadre, le sujet au bord inférieur'] },
    { at: 'article h2', name: ['Title', 'Titre'], by: 'ServiceBlockTitle', note: ['a heading of level 2 by default', 'un titre de niveau 2 par défaut'] },
    { at: 'article h2 + p', name: ['Description', 'Description'], by: 'ServiceBlockText', note: ['two or three sentences', 'deux ou trois phrases'] },
    { at: 'article div:has(> ul)', name: ['Features', 'Inclusions'], by: 'ServiceBlockFeatures', note: ['a visible label and four to eight short lines', 'une étiquette visible et de quatre à huit lignes courtes'] },
    { at: 'article a', name: ['Link', 'Lien'], by: 'ServiceBlockLink', note: ['leads to the page of the service', 'mène à la page du service'] },
    { at: 'article [data-surface="tint"] > p', name: ['First note', 'Première note'], by: 'ServiceBlockNote', note: ['optional; its label says what it is about', 'facultative; son étiquette dit de quoi il s’agit'] },
    { at: 'article [data-surface="raised"]', name: ['Second note', 'Deuxième note'], by: 'ServiceBlockNote raised', note: ['stands out; a slanted line divides it from the first', 'ressort; un trait oblique la sépare de la première'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => tuneUp(say, [say('Brakes adjusted', 'Freins ajustés'), say('Gears adjusted', 'Vitesses ajustées'), say('Wheels trued', 'Roues dévoilées'), say('Chain oiled', 'Chaîne huilée')]),
        why: ['The list says “Brakes adjusted” and “Chain oiled”: results that a client can check.', 'La liste dit «\u00a0Freins ajustés\u00a0» et «\u00a0Chaîne huilée\u00a0»\u00a0: des résultats que l’on peut vérifier.'],
      },
      dont: {
        example: (say) => tuneUp(say, [say('Attention to detail', 'Souci du détail'), say('Friendly team', 'Équipe sympathique'), say('Quality work', 'Travail de qualité'), say('Fair prices', 'Prix justes')]),
        why: ['“Attention to detail” and “Friendly team” would suit any company and say nothing about the tune-up.', '«\u00a0Souci du détail\u00a0» et «\u00a0Équipe sympathique\u00a0» iraient à toute entreprise et ne disent rien de la mise au point.'],
      },
    },
    {
      do: {
        example: (say) => rental(say, say('Bikes for rent and their prices', 'Vélos à louer et leurs prix')),
        why: ['The link “Bikes for rent and their prices” says where it leads, even without the text around it.', 'Le lien «\u00a0Vélos à louer et leurs prix\u00a0» dit où il mène, même sans le texte autour.'],
      },
      dont: {
        example: (say) => rental(say, say('Learn more', 'En savoir plus')),
        why: ['The link says only “Learn more”, and each block adds another one to a screen reader’s list of links.', 'Le lien dit seulement «\u00a0En savoir plus\u00a0», et chaque bloc en ajoute un pareil à la liste de liens d’un lecteur d’écran.'],
      },
    },
  ],
};
