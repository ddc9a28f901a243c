import { Callout } from '@uno/ui/Callout';
import { Stack } from '@uno/ui/Stack';
import { Text } from '@uno/ui/Text';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const warning = (say: Say, title: string) => (
  <Callout kind="warning" title={title}>
    <p>{say('Together they give off chlorine.', 'Le mélange dégage du chlore.')}</p>
  </Callout>
);

const warmOven = (say: Say) => (
  <Callout title={say('Tip: a warm oven', 'Conseil\u00a0: un four tiède')}>
    <p>{say('Leave its light on.', 'Laissez sa lampe allumée.')}</p>
  </Callout>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[role="note"]', name: ['Frame', 'Cadre'], by: 'kind', note: ['tip, warning or fact', 'conseil, mise en garde ou fait'] },
    { at: '[role="note"] > [aria-hidden]', name: ['Picture', 'Image'], by: 'picture', note: ['optional; without it, a heavy line', 'facultative; sans elle, un trait épais'] },
    { at: '[role="note"] > div:last-child > p', name: ['Title', 'Titre'], by: 'title', note: ['not a heading', 'pas un intertitre'] },
    { at: '[role="note"] > div:last-child > p + p', name: ['Content', 'Contenu'], by: 'children' },
  ],
  pairs: [
    {
      do: {
        example: (say) => warning(say, say('Warning: keep bleach and acid apart', 'Attention\u00a0: pas d’eau de Javel avec un acide')),
        why: ['“Warning: keep bleach and acid apart” says what it is and what it is about, without colour.', '«\u00a0Attention\u00a0: pas d’eau de Javel avec un acide\u00a0» dit ce que c’est et de quoi il s’agit, même sans couleur.'],
      },
      dont: {
        example: (say) => warning(say, say('Please note', 'À noter')),
        why: ['With the title “Please note”, only the look says that this is a warning.', 'Sous le titre «\u00a0À noter\u00a0», seule l’apparence dit que c’est une mise en garde.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Stack>
            <Text>{say('Cover the dough and let it rise for two\u00a0hours.', 'Couvrez la pâte et laissez-la lever deux\u00a0heures.')}</Text>
            {warmOven(say)}
          </Stack>
        ),
        why: ['The one tip, a warm oven, stands out from the text of the recipe.', 'Le seul conseil, un four tiède, ressort du texte de la recette.'],
      },
      dont: {
        example: (say) => (
          <Stack>
            <Callout title={say('Tip: cover the dough', 'Conseil\u00a0: couvrez la pâte')}>
              <p>{say('Use a damp towel.', 'Prenez un linge humide.')}</p>
            </Callout>
            <Callout kind="fact" title={say('Measured: two\u00a0hours', 'Mesuré\u00a0: deux\u00a0heures')}>
              <p>{say('The dough doubles in that time.', 'La pâte double en ce temps.')}</p>
            </Callout>
            {warmOven(say)}
          </Stack>
        ),
        why: ['With three notes in a row there is no text left for them to stand out from.', 'Avec trois encadrés de suite, il ne reste plus de texte dont ils puissent ressortir.'],
      },
    },
  ],
};
