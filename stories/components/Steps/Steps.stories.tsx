import { Step, Steps } from '@uno/ui/Steps';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/Steps', component: Steps, subcomponents: { Step } } satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    label: 'Steps of the request',
    service: 'Service details',
    contact: 'Contact information',
    contactIntro: 'So that the proposal reaches the right person.',
    review: 'Review',
    name: 'Your name',
  },
  'fr-CA': {
    label: 'Étapes de la demande',
    service: 'Détails du service',
    contact: 'Coordonnées',
    contactIntro: 'Pour que la soumission parvienne à la bonne personne.',
    review: 'Vérification',
    name: 'Votre nom',
  },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Steps
        aria-label={t.label}
        items={[
          { id: 'service', title: t.service },
          { id: 'contact', title: t.contact },
          { id: 'review', title: t.review },
        ]}
      />
    );
  },
};

/** A section of the form: its numeral hangs on wide screens. */
export const OneStep: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Step id="contact" number={2} title={t.contact} intro={t.contactIntro}>
        <TextField name="name" label={t.name} autoComplete="name" />
      </Step>
    );
  },
};
