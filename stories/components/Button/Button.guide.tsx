import { Button } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'button', name: ['Frame and words', 'Cadre et texte'], by: 'variant, tone, size; children', note: ['a real border, so it is there in forced colours', 'une vraie bordure, visible aussi en couleurs forcées'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <Button variant="primary">{say('Get a quote', 'Demander une soumission')}</Button>,
        why: ['“Get a quote” says what happens, even without the text around it.', '«\u00a0Demander une soumission\u00a0» dit ce qui arrive, même sans le texte autour.'],
      },
      dont: {
        example: (say) => <Button variant="primary">{say('Click here', 'Cliquez ici')}</Button>,
        why: ['In a screen reader’s list of buttons, “Click here” says nothing.', 'Dans la liste des boutons d’un lecteur d’écran, «\u00a0Cliquez ici\u00a0» ne dit rien.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Cluster>
            <Button variant="primary">{say('Save', 'Enregistrer')}</Button>
            <Button variant="quiet">{say('Cancel', 'Annuler')}</Button>
          </Cluster>
        ),
        why: ['One of the two buttons is primary: the eye finds the next step at once.', 'Un seul des deux boutons est principal\u00a0: l’œil trouve aussitôt l’étape suivante.'],
      },
      dont: {
        example: (say) => (
          <Cluster>
            <Button variant="primary">{say('Save', 'Enregistrer')}</Button>
            <Button variant="primary">{say('Cancel', 'Annuler')}</Button>
          </Cluster>
        ),
        why: ['“Save” and “Cancel” look alike, and the wrong one gets pressed.', '«\u00a0Enregistrer\u00a0» et «\u00a0Annuler\u00a0» se ressemblent, et l’on presse le mauvais.'],
      },
    },
  ],
};
