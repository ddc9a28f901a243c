import { PictureBand } from '@uno/ui/PictureBand';
import { SectionTitle } from '@uno/ui/Section';
import { Stack } from '@uno/ui/Stack';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const Content = ({ say }: { say: Say }) => (
  <Stack gap="x2">
    <SectionTitle level={3}>{say('Windows', 'Vitres')}</SectionTitle>
    <p>{say('After the trades leave, we peel the film off.', 'Après le départ des corps de métier, nous décollons la pellicule.')}</p>
  </Stack>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'section[aria-labelledby]', name: ['Band', 'Bande'], by: 'layout', note: ['as wide as the window', 'aussi large que la fenêtre'] },
    { at: 'section[aria-labelledby] img', name: ['Picture', 'Image'], by: 'picture', note: ['required; cropped to the height of the content', 'obligatoire; recadrée à la hauteur du contenu'] },
    { at: 'section[aria-labelledby] > div > div:last-child', name: ['Content', 'Contenu'], by: 'children', note: ['begins with a SectionTitle', 'commence par un SectionTitle'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <PictureBand picture={<img src={pictureSrc('postConstruction', 'wide')} alt={say('A crew member in a hard hat peels the film off a window.', 'Une personne de l’équipe, casquée, décolle la pellicule d’une vitre.')} {...pictureCrops.wide} />}>
            <Content say={say} />
          </PictureBand>
        ),
        why: ['The words say that we peel the film off the windows, and the picture shows it done.', 'Le texte dit que nous décollons la pellicule des vitres, et l’image montre ce geste.'],
      },
      dont: {
        example: (say) => (
          <PictureBand picture={<img src={pictureSrc('contact', 'wide')} alt={say('A woman signs a proposal at her desk.', 'Une femme signe une soumission à son bureau.')} {...pictureCrops.wide} />}>
            <Content say={say} />
          </PictureBand>
        ),
        why: ['A picture of a woman who signs at her desk says nothing about the windows.', 'L’image d’une femme qui signe à son bureau ne dit rien des vitres.'],
      },
    },
  ],
};
