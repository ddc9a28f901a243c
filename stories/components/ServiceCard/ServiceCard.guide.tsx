import { ServiceCard, ServiceCardFact, ServiceCardList, ServiceCardText, ServiceCardTitle } from '@uno/ui/ServiceCard';
import type { ComponentGuide } from '../../documentation/guide.ts';

const card = (title: string, text: string, fact: string) => (
  <ServiceCardList>
    <ServiceCard>
      <ServiceCardTitle href="#service">{title}</ServiceCardTitle>
      <ServiceCardText>{text}</ServiceCardText>
      <ServiceCardFact>{fact}</ServiceCardFact>
    </ServiceCard>
  </ServiceCardList>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li', name: ['Card', 'Carte'], by: 'ServiceCard', note: ['a press anywhere on it follows the link of its title', 'un clic n’importe où suit le lien de son titre'] },
    { at: 'li img', name: ['Picture', 'Image'], by: 'picture', note: ['optional, decorative; not shown in the narrowest lists', 'facultative, décorative; masquée dans les listes les plus étroites'] },
    { at: 'li h3', name: ['Title', 'Titre'], by: 'ServiceCardTitle', note: ['the only link of the card', 'le seul lien de la carte'] },
    { at: 'li h3 + p', name: ['Text', 'Texte'], by: 'ServiceCardText', note: ['two or three short sentences', 'deux ou trois phrases courtes'] },
    { at: 'li p:last-child', name: ['Fact', 'Fait'], by: 'ServiceCardFact', note: ['a number, a frequency or a deadline; always at the bottom', 'un nombre, une fréquence ou un délai; toujours en bas'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => card(say('Bike repair', 'Réparation de vélos'), say('We find what squeaks and call you with the price.', 'Nous trouvons ce qui grince et vous appelons pour le prix.'), say('Ready in 24\u00a0hours', 'Prêt en 24\u00a0heures')),
        why: ['The last line is a fact that helps to choose: “Ready in 24\u00a0hours”.', 'La dernière ligne est un fait qui aide à choisir\u00a0: «\u00a0Prêt en 24\u00a0heures\u00a0».'],
      },
      dont: {
        example: (say) => card(say('Bike repair', 'Réparation de vélos'), say('We find what squeaks and call you with the price.', 'Nous trouvons ce qui grince et vous appelons pour le prix.'), say('Satisfaction guaranteed', 'Satisfaction garantie')),
        why: ['The last line, “Satisfaction guaranteed”, would suit every card, so it helps nobody to choose.', 'La dernière ligne, «\u00a0Satisfaction garantie\u00a0», irait à toutes les cartes et n’aide donc personne à choisir.'],
      },
    },
    {
      do: {
        example: (say) => card(say('Winter storage', 'Remisage d’hiver'), say('Your bike hangs in a dry, heated room.', 'Votre vélo est suspendu dans une salle sèche et chauffée.'), say('November to April', 'De novembre à avril')),
        why: ['The title is the name of the service, “Winter storage”, and so is the name of the link.', 'Le titre est le nom du service, «\u00a0Remisage d’hiver\u00a0», et le lien porte donc ce nom.'],
      },
      dont: {
        example: (say) => card(say('Sweet dreams, little bike', 'Fais dodo, petit vélo'), say('Your bike hangs in a dry, heated room.', 'Votre vélo est suspendu dans une salle sèche et chauffée.'), say('November to April', 'De novembre à avril')),
        why: ['The title is a slogan, “Sweet dreams, little bike”: in a list of links nobody finds the winter storage.', 'Le titre est un slogan, «\u00a0Fais dodo, petit vélo\u00a0»\u00a0: dans une liste de liens, personne n’y reconnaît le remisage.'],
      },
    },
  ],
};
