import { ButtonLink } from '@uno/ui/Button';
import { Phone } from 'lucide-react';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  // In the default story it is below the frame until the page is scrolled.
  anatomy: [],
  // Its words in a ButtonLink: on a wide screen it is not shown.
  pairs: [
    {
      do: {
        example: (say) => (
          <ButtonLink href="tel:+15145550142" mark={<Phone />}>
            {say('Call the clinic', 'Appeler la clinique')}
          </ButtonLink>
        ),
        why: ['“Call the clinic” fits on one line at the foot of a phone.', '«\u00a0Appeler la clinique\u00a0» tient sur une ligne au bas de l’écran du téléphone.'],
      },
      dont: {
        example: (say) => (
          <ButtonLink href="tel:+15145550142" mark={<Phone />}>
            {say('Have a question? Don’t hesitate to call us for an appointment', 'Une question? N’hésitez pas à nous appeler pour un rendez-vous')}
          </ButtonLink>
        ),
        why: ['A question and a whole sentence cover two lines of the screen for as long as the page is read.', 'Une question et une phrase entière couvrent deux lignes de l’écran pendant toute la lecture.'],
      },
    },
  ],
};
