import { ButtonLink } from '@uno/ui/Button';
import { Card, CardFooter, CardText, CardTitle, LinkCard, LinkCardTitle } from '@uno/ui/Card';
import { Link } from '@uno/ui/Link';
import { Stack } from '@uno/ui/Stack';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const courses = (say: Say, pottery: string, weaving: string) => (
  <Stack>
    {[[say('Pottery', 'Poterie'), pottery], [say('Weaving', 'Tissage'), weaving]].map(([title, button]) => (
      <Card key={title}>
        <CardTitle>{title}</CardTitle>
        <CardFooter>
          <ButtonLink size="small" href="#guide-course">
            {button}
          </ButtonLink>
        </CardFooter>
      </Card>
    ))}
  </Stack>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li > div', name: ['Frame', 'Cadre'], by: 'LinkCard', note: ['a press anywhere follows the link of the title', 'une pression n’importe où suit le lien du titre'] },
    { at: 'li img', name: ['Picture', 'Image'], by: 'picture', note: ['optional; cropped to 3:2', 'facultative; rognée à 3:2'] },
    { at: 'li span[data-surface]', name: ['Badge', 'Badge'], by: 'Badge', note: ['optional', 'facultatif'] },
    { at: 'h3', name: ['Title', 'Titre'], by: 'LinkCardTitle', note: ['the only link of a LinkCard', 'le seul lien d’une LinkCard'] },
    { at: 'h3 + p', name: ['Text', 'Texte'], by: 'CardText', note: ['one to three sentences', 'une à trois phrases'] },
    { at: 'h3 ~ div', name: ['Footer', 'Pied'], by: 'CardFooter', note: ['level with the footers of its row', 'aligné avec les pieds de sa rangée'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <LinkCard>
            <LinkCardTitle href="#guide-pottery">{say('Pottery for beginners', 'Poterie pour débutants')}</LinkCardTitle>
            <CardText>{say('The course is on eight Tuesdays.', 'Le cours a lieu huit mardis.')}</CardText>
          </LinkCard>
        ),
        why: ['In a LinkCard the title is the only link, and the whole card can be pressed.', 'Dans une LinkCard, le titre est le seul lien, et l’on peut presser toute la carte.'],
      },
      dont: {
        example: (say) => (
          <Card>
            <CardTitle>
              <Link href="#guide-pottery">{say('Pottery for beginners', 'Poterie pour débutants')}</Link>
            </CardTitle>
            <CardText>{say('The course is on eight Tuesdays.', 'Le cours a lieu huit mardis.')}</CardText>
            <CardFooter>
              <ButtonLink size="small" href="#guide-pottery">
                {say('Learn more', 'En savoir plus')}
              </ButtonLink>
            </CardFooter>
          </Card>
        ),
        why: ['The title and “Learn more” lead to the same page, which makes two stops of the Tab key.', 'Le titre et «\u00a0En savoir plus\u00a0» mènent à la même page, ce qui fait deux arrêts de la touche Tab.'],
      },
    },
    {
      do: {
        example: (say) => courses(say, say('Book pottery', 'Réserver la poterie'), say('Book weaving', 'Réserver le tissage')),
        why: ['“Book pottery” and “Book weaving” can be told apart in a list of links.', '«\u00a0Réserver la poterie\u00a0» et «\u00a0Réserver le tissage\u00a0» se distinguent dans une liste de liens.'],
      },
      dont: {
        example: (say) => courses(say, say('Book', 'Réserver'), say('Book', 'Réserver')),
        why: ['“Book” on both cards doesn’t say what is booked.', '«\u00a0Réserver\u00a0», sur les deux cartes, ne dit pas ce que l’on réserve.'],
      },
    },
  ],
};
