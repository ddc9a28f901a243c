import { ImageWithFallback } from '@uno/ui/ImageWithFallback';
import type { ComponentGuide } from '../../documentation/guide.ts';
import { scene } from './scene.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'img', name: ['Picture', 'Image'], by: 'src, alt', note: ['covers its frame: it must be opaque', 'couvre son cadre\u00a0: elle doit être opaque'] },
    { at: 'svg', name: ['Empty pane', 'Cadre vide'], by: 'width, height', note: ['behind the picture; shown while it loads, and with its alt text if it fails', 'derrière l’image; visible pendant le chargement et, avec le texte de remplacement, en cas d’échec'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <ImageWithFallback alt={say('A floor that was just waxed, in the lobby of a condo tower', 'Un plancher fraîchement ciré, dans le hall d’une tour de condos')} />,
        why: ['The picture has not come, and its alt text still says what it shows: a lobby with a floor that was just waxed.', 'L’image n’est pas venue, et son texte de remplacement dit quand même ce qu’elle montre\u00a0: un hall au plancher fraîchement ciré.'],
      },
      dont: {
        example: () => <ImageWithFallback alt="IMG_2041.jpg" />,
        why: ['The name of the file, “IMG_2041.jpg”, is all that is left of the picture, and all that a screen reader says.', 'Le nom du fichier, «\u00a0IMG_2041.jpg\u00a0», est tout ce qui reste de l’image, et tout ce que dit un lecteur d’écran.'],
      },
    },
    {
      do: {
        example: (say) => <ImageWithFallback src={scene} alt={say('The lobby of a condo tower', 'Le hall d’une tour de condos')} />,
        why: ['The frame has the ratio of the file, 800 by 450, so the whole lobby is seen.', 'Le cadre a les proportions du fichier, 800 sur 450\u00a0: on voit le hall en entier.'],
      },
      dont: {
        example: (say) => <ImageWithFallback src={scene} alt={say('The lobby of a condo tower', 'Le hall d’une tour de condos')} width={800} height={120} />,
        why: ['In a flat frame of 800 by 120 the top and the bottom of the lobby are cut off.', 'Dans un cadre aplati de 800 sur 120, le haut et le bas du hall sont coupés.'],
      },
    },
  ],
};
