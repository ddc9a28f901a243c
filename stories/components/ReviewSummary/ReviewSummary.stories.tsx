import { ReviewSummary } from '@uno/ui/ReviewSummary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { followed, keyboard } from './ReviewSummary.keyboard.ts';

const meta = { title: 'Forms/ReviewSummary', component: ReviewSummary } satisfies Meta<typeof ReviewSummary>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    title: 'What we will receive',
    empty: 'Your answers appear here as you give them.',
    service: {
      title: 'Service',
      edit: 'Change the service',
      items: [
        { term: 'Service', value: 'Office & Corporate Cleaning' },
        { term: 'Frequency', value: 'Weekly, 2 times per week' },
        { term: 'Days', value: 'Tuesday, Thursday' },
        { term: 'Shift', value: 'Nighttime' },
        { term: 'Area', value: '12,500 sq ft' },
        { term: 'Restrooms', value: '6' },
      ],
    },
    contact: {
      title: 'Contact',
      edit: 'Change the contact',
      items: [
        { term: 'Name', value: 'Claire Bouchard' },
        { term: 'Email', value: 'claire.bouchard@immeubles-saint-denis.example' },
        { term: 'Notes', value: 'Freight lift at the back, on the lane. The alarm is set at 9 p.m.' },
      ],
    },
  },
  'fr-CA': {
    title: 'Ce que nous recevrons',
    empty: 'Vos réponses s’affichent ici à mesure que vous les donnez.',
    service: {
      title: 'Service',
      edit: 'Modifier le service',
      items: [
        { term: 'Service', value: 'Bureaux et espaces corporatifs' },
        { term: 'Fréquence', value: 'Chaque semaine, 2 fois par semaine' },
        { term: 'Jours', value: 'mardi, jeudi' },
        { term: 'Moment', value: 'De nuit' },
        { term: 'Superficie', value: '12\u00a0500\u00a0pi²' },
        { term: 'Salles de toilettes', value: '6' },
      ],
    },
    contact: {
      title: 'Coordonnées',
      edit: 'Modifier les coordonnées',
      items: [
        { term: 'Nom', value: 'Claire Bouchard' },
        { term: 'Courriel', value: 'claire.bouchard@immeubles-saint-denis.example' },
        { term: 'Remarques', value: 'Monte-charge à l’arrière, dans la ruelle. L’alarme est activée à 21\u00a0h.' },
      ],
    },
  },
};

/** Two groups, each with the link that leads to where it is changed. */
export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <ReviewSummary
        title={t.title}
        empty={t.empty}
        groups={[
          { id: 'service', title: t.service.title, items: t.service.items, edit: { href: '#service', label: t.service.edit } },
          { id: 'contact', title: t.contact.title, items: t.contact.items, edit: { href: '#contact', label: t.contact.edit } },
        ]}
      />
    );
  },
};

/** Before anything is answered the glass is dull; each answered group is a clear pane. */
export const Empty: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <ReviewSummary title={t.title} empty={t.empty} groups={[]} />;
  },
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('region', { name: t.title })).toHaveTextContent(t.empty);
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

/** Where there is no form to go back to: lines alone. */
export const WithoutLinks: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <ReviewSummary title={t.title} empty={t.empty} groups={[{ id: 'service', title: t.service.title, items: t.service.items }]} />;
  },
};

/** A group without an answered line isn’t shown, and has no link. */
export const PartlyAnswered: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <ReviewSummary
        title={t.title}
        empty={t.empty}
        groups={[
          { id: 'service', title: t.service.title, items: t.service.items, edit: { href: '#service', label: t.service.edit } },
          { id: 'contact', title: t.contact.title, items: [], edit: { href: '#contact', label: t.contact.edit } },
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(t.service.edit);
    await expect(canvas.queryByText(t.empty)).toBeNull();
  },
};

/** What the keys do, row by row. */
export const Keyboard: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <ReviewSummary
        title={t.title}
        empty={t.empty}
        groups={[
          { id: 'service', title: t.service.title, items: t.service.items, edit: { href: '#service', label: t.service.edit } },
          { id: 'contact', title: t.contact.title, items: t.contact.items, edit: { href: '#contact', label: t.contact.edit } },
        ]}
        onClick={(event) => {
          event.preventDefault();
          if (event.target instanceof Element) followed(event.target.getAttribute('href'));
        }}
      />
    );
  },
  play: proves(keyboard),
};
