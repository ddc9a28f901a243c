import { Grid, GridItem } from '@uno/ui/Grid';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';
import { cell } from './cell.ts';

const dishes = (say: Say) => [
  say('Asparagus with mustard butter', 'Asperges au beurre de moutarde'),
  say('Trout from the Eastern Townships', 'Truite des Cantons-de-l’Est'),
  say('Strawberries and buckwheat cream', 'Fraises et crème de sarrasin'),
];

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-gap]', name: ['Grid', 'Grille'], by: 'Grid gap, ruled, margins', note: ['twelve columns', 'douze colonnes'] },
    { at: '[data-gap] > :first-child', name: ['Item', 'Élément'], by: 'GridItem phone, tablet, desktop', note: ['takes all twelve columns unless it is told otherwise', 'prend les douze colonnes, sauf indication contraire'] },
    { at: '[data-gap] > :last-child', name: ['Item after a free column', 'Élément après une colonne libre'], by: 'start, span' },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <Grid gap="x4">
            {dishes(say).map((dish) => (
              <GridItem key={dish}>{dish}</GridItem>
            ))}
          </Grid>
        ),
        why: ['In a narrow place each of the three dishes takes the whole width and is read in one go.', 'Dans un espace étroit, chacun des trois plats prend toute la largeur et se lit d’un trait.'],
      },
      dont: {
        example: (say) => (
          <Grid gap="x4">
            {dishes(say).map((dish) => (
              <GridItem key={dish} phone={4}>
                {dish}
              </GridItem>
            ))}
          </Grid>
        ),
        why: ['Three columns in a narrow place cut the three dishes into lines of one word.', 'Trois colonnes dans un espace étroit découpent les trois plats en lignes d’un mot.'],
      },
    },
    {
      do: {
        example: () => (
          <Grid gap="x2">
            {([8, 4, 8, 4] as const).map((span, at) => (
              <GridItem key={`${at}`} phone={span} style={cell}>
                {span}
              </GridItem>
            ))}
          </Grid>
        ),
        why: ['Two rows share their columns, eight and four: one straight line runs through both.', 'Les deux rangées ont les mêmes colonnes, huit et quatre\u00a0: une seule ligne droite les traverse.'],
      },
      dont: {
        example: () => (
          <Grid gap="x2">
            {([8, 4, 5, 7] as const).map((span, at) => (
              <GridItem key={`${at}`} phone={span} style={cell}>
                {span}
              </GridItem>
            ))}
          </Grid>
        ),
        why: ['Eight and four above five and seven: the edges miss each other, and the eye finds no line to follow.', 'Huit et quatre au-dessus de cinq et sept\u00a0: les bords ne s’alignent pas, et l’œil ne trouve aucune ligne à suivre.'],
      },
    },
  ],
};
