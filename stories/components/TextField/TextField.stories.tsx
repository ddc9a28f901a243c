import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/TextField', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    name: 'Your name',
    email: 'Email',
    emailHint: 'We send the proposal to this address.',
    emailError: 'Please enter a valid email address.',
    company: 'Company',
    optional: '(optional)',
    area: 'Approximate total area',
    areaHint: 'A rough figure is enough; we measure on site.',
    unit: 'sq ft',
    placeholder: '514-555-0142',
    phone: 'Phone',
  },
  'fr-CA': {
    name: 'Votre nom',
    email: 'Courriel',
    emailHint: 'Nous enverrons la soumission à cette adresse.',
    emailError: 'Veuillez entrer une adresse courriel valide.',
    company: 'Entreprise',
    optional: '(facultatif)',
    area: 'Superficie totale approximative',
    areaHint: 'Un ordre de grandeur suffit; nous mesurons sur place.',
    unit: 'pi²',
    placeholder: '514 555-0142',
    phone: 'Téléphone',
  },
};

export const Default: Story = {
  render: (_, { globals }) => <TextField name="name" label={wordsIn(words, globals).name} autoComplete="name" required />,
};

export const Hint: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <TextField name="email" type="email" autoComplete="email" label={t.email} hint={t.emailHint} required />;
  },
};

export const Optional: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <TextField name="company" autoComplete="organization" label={t.company} marker={t.optional} />;
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <TextField name="email" type="email" autoComplete="email" label={t.email} hint={t.emailHint} error={t.emailError} defaultValue="claire@" required />
    );
  },
};

export const WithUnit: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <TextField name="sqft" inputMode="numeric" label={t.area} hint={t.areaHint} unit={t.unit} defaultValue="12500" />;
  },
};

export const WithPlaceholder: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <TextField name="phone" type="tel" autoComplete="tel" label={t.phone} placeholder={t.placeholder} />;
  },
};
