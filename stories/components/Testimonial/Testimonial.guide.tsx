import { Testimonial, TestimonialSource } from '@uno/ui/Testimonial';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const owner = (say: Say) => <TestimonialSource name="Nadia Roy">{say('Owner, Café Roy, Sherbrooke', 'Propriétaire, Café Roy, Sherbrooke')}</TestimonialSource>;

const leak = (say: Say) => say('“They found the leak that two plumbers had missed.”', '«\u00a0Ils ont trouvé la fuite qui avait échappé à deux plombiers.\u00a0»');

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'figure > p', name: ['Rating', 'Note'], by: 'rating', note: ['optional; its text says the number', 'facultative; son texte dit le nombre'] },
    { at: 'figure > p > svg', name: ['Marks', 'Marques'], by: 'Rating value, mark', note: ['five; squares by default', 'cinq; des carrés par défaut'] },
    { at: 'blockquote', name: ['Quotation', 'Citation'], by: 'children', note: ['one paragraph, with the quotation marks of its language', 'un paragraphe, avec les guillemets de sa langue'] },
    { at: 'figcaption > span:first-child', name: ['Name', 'Nom'], by: 'TestimonialSource name', note: ['required', 'obligatoire'] },
    { at: 'figcaption > span:last-child', name: ['Role and company', 'Fonction et entreprise'], by: 'TestimonialSource children' },
  ],
  pairs: [
    {
      do: {
        example: (say) => <Testimonial source={owner(say)}>{leak(say)}</Testimonial>,
        why: ['The quotation is signed by Nadia Roy, owner of Café Roy: a reader knows who speaks.', 'La citation est signée Nadia Roy, propriétaire du Café Roy\u00a0: on sait qui parle.'],
      },
      dont: {
        example: (say) => <Testimonial source={<TestimonialSource name={say('A satisfied client', 'Une cliente satisfaite')} />}>{leak(say)}</Testimonial>,
        why: ['The quotation is signed “A satisfied client”, who could be anyone, even the company itself.', 'La citation est signée «\u00a0Une cliente satisfaite\u00a0»\u00a0: ce pourrait être n’importe qui, même l’entreprise.'],
      },
    },
    {
      do: {
        example: (say) => <Testimonial source={owner(say)}>{say('“They came on a Sunday, and we opened on Monday.”', '«\u00a0Ils sont venus un dimanche, et nous avons ouvert le lundi.\u00a0»')}</Testimonial>,
        why: ['The client tells what happened: “They came on a Sunday, and we opened on Monday.”', 'La cliente raconte ce qui s’est passé\u00a0: «\u00a0Ils sont venus un dimanche, et nous avons ouvert le lundi.\u00a0»'],
      },
      dont: {
        example: (say) => <Testimonial source={owner(say)}>{say('“Amazing service, I recommend them to everyone!”', '«\u00a0Service extraordinaire, je les recommande à tout le monde!\u00a0»')}</Testimonial>,
        why: ['“Amazing service” is praise alone, and a reader learns nothing about the work.', '«\u00a0Service extraordinaire\u00a0» n’est qu’un éloge, et l’on n’apprend rien du travail.'],
      },
    },
  ],
};
