import { PageLead } from '@uno/ui/PageTitle';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'h1', name: ['Title', 'Titre'], by: 'PageTitle', note: ['the page’s only h1, in the largest size', 'le seul h1 de la page, dans la plus grande taille'] },
    { at: 'h1 + p', name: ['Lead', 'Chapeau'], by: 'PageLead', note: ['one to three sentences: about what, for whom', 'une à trois phrases\u00a0: sur quoi, pour qui'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <PageLead>{say('We clean clinics at night. Each morning you read what was done, room by room.', 'Nous nettoyons les cliniques la nuit. Le matin, vous lisez ce qui a été fait, pièce par pièce.')}</PageLead>,
        why: ['The lead names the reader, clinics, and what they get, a report each morning.', 'Le chapeau nomme à qui l’on s’adresse, les cliniques, et ce qu’elles reçoivent, un compte rendu chaque matin.'],
      },
      dont: {
        example: (say) => <PageLead>{say('Welcome to our website! Excellence has been our passion for many years.', 'Bienvenue sur notre site! L’excellence est notre passion depuis de nombreuses années.')}</PageLead>,
        why: ['A welcome and a passion for excellence could be on any page of any company.', 'Une bienvenue et une passion pour l’excellence iraient à n’importe quelle page de n’importe quelle entreprise.'],
      },
    },
  ],
};
