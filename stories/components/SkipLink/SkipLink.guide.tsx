import { SkipLink } from '@uno/ui/SkipLink';
import type { CSSProperties } from 'react';
import type { ComponentGuide } from '../../documentation/guide.ts';

/** In sight and in its place, as no skip link is without the focus. */
const inSight: CSSProperties = { position: 'static', display: 'inline-block', translate: 'none' };

export const guide: ComponentGuide = {
  // At rest it is above the window, where no number can point to it.
  anatomy: [],
  pairs: [
    {
      do: {
        example: (say) => <SkipLink style={inSight}>{say('Skip to content', 'Passer au contenu')}</SkipLink>,
        why: ['“Skip to content” says where the link leads.', '«\u00a0Passer au contenu\u00a0» dit où mène le lien.'],
      },
      dont: {
        example: (say) => <SkipLink style={inSight}>{say('Skip', 'Passer')}</SkipLink>,
        why: ['“Skip” is the first word heard on the page, and says neither what is skipped nor what follows.', '«\u00a0Passer\u00a0» est le premier mot lu dans la page, et ne dit ni ce que l’on saute ni ce qui suit.'],
      },
    },
  ],
};
