import { Accordion, AccordionItem } from '@uno/ui/Accordion';
import { Stack } from '@uno/ui/Stack';
import { Text } from '@uno/ui/Text';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'summary', name: ['Header', 'En-tête'], by: 'AccordionItem', note: ['the whole row opens and closes the item', 'toute la rangée ouvre et ferme l’élément'] },
    { at: 'summary svg', name: ['Icon', 'Icône'], by: 'mark', note: ['without it, a plus that becomes a minus', 'sans elle, un plus qui devient un moins'] },
    { at: 'summary > h3', name: ['Title', 'Titre'], by: 'title, level', note: ['a heading, open or closed', 'un titre, ouvert ou fermé'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <Accordion>
            <AccordionItem title={say('Can I change my delivery date?', 'Puis-je changer la date de livraison?')}>
              <p>{say('Yes, until noon on the day before.', 'Oui, jusqu’à midi la veille.')}</p>
            </AccordionItem>
          </Accordion>
        ),
        why: ['The title “Can I change my delivery date?” is the question that the reader came with.', 'Le titre «\u00a0Puis-je changer la date de livraison?\u00a0» est la question que la personne se pose.'],
      },
      dont: {
        example: (say) => (
          <Accordion>
            <AccordionItem title={say('Delivery policy', 'Politique de livraison')}>
              <p>{say('The date can be changed until noon on the day before.', 'La date peut être changée jusqu’à midi la veille.')}</p>
            </AccordionItem>
          </Accordion>
        ),
        why: ['The title “Delivery policy” doesn’t say which questions it answers; it has to be opened to find out.', 'Le titre «\u00a0Politique de livraison\u00a0» ne dit pas à quelles questions il répond; il faut l’ouvrir pour le savoir.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Stack>
            <Text>{say('Delivery costs $8.', 'La livraison coûte 8\u00a0$.')}</Text>
            <Accordion>
              <AccordionItem title={say('Do you deliver on Sundays?', 'Livrez-vous le dimanche?')}>
                <p>{say('Yes, in the morning.', 'Oui, le matin.')}</p>
              </AccordionItem>
            </Accordion>
          </Stack>
        ),
        why: ['Everyone needs the price, so it is on the page; only some ask about Sundays, so that answer opens.', 'Tout le monde a besoin du prix, qui est donc sur la page; la réponse sur le dimanche, utile à quelques personnes, s’ouvre.'],
      },
      dont: {
        example: (say) => (
          <Accordion>
            <AccordionItem title={say('How much does delivery cost?', 'Combien coûte la livraison?')}>
              <p>{say('It costs $8.', 'Elle coûte 8\u00a0$.')}</p>
            </AccordionItem>
            <AccordionItem title={say('Do you deliver on Sundays?', 'Livrez-vous le dimanche?')}>
              <p>{say('Yes, in the morning.', 'Oui, le matin.')}</p>
            </AccordionItem>
          </Accordion>
        ),
        why: ['The price is in a closed item, where many readers miss it.', 'Le prix est dans un élément fermé, où bien des gens ne le voient pas.'],
      },
    },
  ],
};
