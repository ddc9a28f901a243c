import { ButtonLink } from '@uno/ui/Button';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/SuccessPanel', component: SuccessPanel } satisfies Meta<typeof SuccessPanel>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    title: 'Thank you. Your request is in.',
    text: 'Quote request submitted successfully! We’ll contact you within 24 hours.',
    stepsTitle: 'What happens next',
    steps: [
      'We call or write within 24 hours to set up the site visit.',
      'A supervisor walks the site with you, within 2–3 business days.',
      'Your proposal arrives within 24 hours of the visit.',
    ],
    call: 'Call 514-555-0142',
    services: 'See our services',
  },
  'fr-CA': {
    title: 'Merci. Nous avons reçu votre demande.',
    text: 'Votre demande de soumission a bien été envoyée! Nous communiquerons avec vous dans les 24 heures.',
    stepsTitle: 'La suite',
    steps: [
      'Nous vous appelons ou vous écrivons dans les 24 heures pour fixer la visite.',
      'Un responsable visite les lieux avec vous, dans les 2 à 3 jours ouvrables.',
      'Vous recevez votre soumission dans les 24 heures suivant la visite.',
    ],
    call: 'Appeler le 514 555-0142',
    services: 'Voir nos services',
  },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <SuccessPanel
        title={t.title}
        stepsTitle={t.stepsTitle}
        steps={t.steps}
        actions={
          <>
            <ButtonLink href="tel:+1-514-555-0142">{t.call}</ButtonLink>
            <ButtonLink href="/services">{t.services}</ButtonLink>
          </>
        }
      >
        <p>{t.text}</p>
      </SuccessPanel>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: wordsIn(words, globals).title })).toHaveFocus();
  },
};

export const Short: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <SuccessPanel title={t.title}>
        <p>{t.text}</p>
      </SuccessPanel>
    );
  },
};
