import { ErrorBox } from '@uno/ui/ErrorBox';
import { StatusRegion } from '@uno/ui/StatusRegion';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  // It is empty and hidden until it has something to announce.
  anatomy: [],
  pairs: [
    {
      do: {
        example: (say) => <StatusRegion shown>{say('Photo added to the album.', 'Photo ajoutée à l’album.')}</StatusRegion>,
        why: ['“Photo added to the album” is understood without seeing the button that was pressed.', '«\u00a0Photo ajoutée à l’album\u00a0» se comprend sans voir le bouton que l’on a pressé.'],
      },
      dont: {
        example: (say) => <StatusRegion shown>{say('Done.', 'Terminé.')}</StatusRegion>,
        why: ['“Done” is heard alone, and nobody knows what is done.', '«\u00a0Terminé\u00a0» est lu tout seul, et personne ne sait ce qui est terminé.'],
      },
    },
    {
      do: {
        example: (say) => <ErrorBox autoFocus={false} level={3} title={say('Your card was refused', 'Votre carte a été refusée')}>{say('Try another card, or call your bank.', 'Essayez une autre carte ou appelez votre banque.')}</ErrorBox>,
        why: ['An ErrorBox says “Your card was refused”: it takes the focus and stays in sight.', 'Un ErrorBox dit «\u00a0Votre carte a été refusée\u00a0»\u00a0: il prend le focus et reste visible.'],
      },
      dont: {
        example: (say) => <StatusRegion shown>{say('Your card was refused.', 'Votre carte a été refusée.')}</StatusRegion>,
        why: ['A StatusRegion says “Your card was refused” in passing: it moves no focus and is easily missed.', 'Un StatusRegion dit «\u00a0Votre carte a été refusée\u00a0» en passant\u00a0: il ne déplace pas le focus et on le manque facilement.'],
      },
    },
  ],
};
