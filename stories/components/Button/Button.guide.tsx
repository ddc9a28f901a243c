import { Button } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import { both, type ComponentGuide } from '../../documentation/guide.ts';

/** The parts of a button, and how it is used well. */
export const guide: ComponentGuide = {
  anatomy: [
    { at: 'button', name: both('Frame', 'Cadre'), note: both('at least 48 px tall; 36 px when small, 56 px when large', 'au moins 48 px de haut; 36 px en petit, 56 px en grand') },
    { at: 'button > *', name: both('Label', 'Libellé'), note: both('up to 24 characters, or 30 in French', 'jusqu’à 24 caractères en anglais, 30 en français') },
  ],
  pairs: [
    {
      do: {
        example: (locale) => <Button variant="primary">{{ 'en-CA': 'Get a quote', 'fr-CA': 'Demander une soumission' }[locale]}</Button>,
        why: both('Say what happens. The words make sense without the text around them.', 'Dites ce qui arrive. Les mots se comprennent sans le texte autour.'),
      },
      dont: {
        example: (locale) => <Button variant="primary">{{ 'en-CA': 'Click here', 'fr-CA': 'Cliquez ici' }[locale]}</Button>,
        why: both('A screen reader lists the buttons of a page: “Click here” says nothing there.', 'Un lecteur d’écran énumère les boutons d’une page\u00a0: «\u00a0Cliquez ici\u00a0» n’y dit rien.'),
      },
    },
    {
      do: {
        example: (locale) => (
          <Cluster>
            <Button variant="primary">{{ 'en-CA': 'Save', 'fr-CA': 'Enregistrer' }[locale]}</Button>
            <Button variant="quiet">{{ 'en-CA': 'Cancel', 'fr-CA': 'Annuler' }[locale]}</Button>
          </Cluster>
        ),
        why: both('One primary button: the eye finds the next step at once.', 'Un seul bouton principal\u00a0: l’œil trouve aussitôt l’étape suivante.'),
      },
      dont: {
        example: (locale) => (
          <Cluster>
            <Button variant="primary">{{ 'en-CA': 'Save', 'fr-CA': 'Enregistrer' }[locale]}</Button>
            <Button variant="primary">{{ 'en-CA': 'Cancel', 'fr-CA': 'Annuler' }[locale]}</Button>
          </Cluster>
        ),
        why: both('Two primary buttons compete, and the wrong one gets pressed.', 'Deux boutons principaux se disputent l’attention, et l’on presse le mauvais.'),
      },
    },
  ],
};
