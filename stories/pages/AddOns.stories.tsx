import type { Meta, StoryObj } from '@storybook/react-vite';
import AddOnsPage from '../../site/src/pages/addOns/Page.tsx';
import { dictionary as en } from '../../site/src/pages/addOns/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/addOns/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function AddOns() {
  return (
    <Site path="/services/specialized-add-ons" dictionary={useWords(dictionaries)}>
      <AddOnsPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/AddOns',
  component: AddOns,
  ...wholePage,
} satisfies Meta<typeof AddOns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The specialized add-ons, set like a menu: how often each is due stands where a menu has the price. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
