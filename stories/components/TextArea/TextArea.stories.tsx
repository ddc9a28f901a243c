import { TextArea } from '@uno/ui/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/TextArea', component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    label: 'Anything else we should know?',
    marker: '(optional)',
    hint: 'Access, alarm, parking, rooms to leave out.',
    value: 'Freight lift at the back, on the lane. The alarm is set at 9 p.m.\nPlease leave the server room on the third floor out.',
    message: 'Your message',
    error: 'Please fill in all required fields (name, email, message).',
  },
  'fr-CA': {
    label: 'Autre chose à nous signaler?',
    marker: '(facultatif)',
    hint: 'Accès, système d’alarme, stationnement, pièces à exclure.',
    value: 'Monte-charge à l’arrière, dans la ruelle. L’alarme est activée à 21\u00a0h.\nMerci de ne pas entrer dans la salle des serveurs, au troisième.',
    message: 'Votre message',
    error: 'Veuillez remplir tous les champs obligatoires (nom, courriel, message).',
  },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <TextArea name="notes" label={t.label} marker={t.marker} hint={t.hint} />;
  },
};

export const Filled: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <TextArea name="notes" label={t.label} marker={t.marker} hint={t.hint} defaultValue={t.value} />;
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <TextArea name="message" label={t.message} error={t.error} required />;
  },
};
