import type { Meta, StoryObj } from '@storybook/react-vite';
import DuctPage from '../../site/src/pages/duct/Page.tsx';
import { dictionary as en } from '../../site/src/pages/duct/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/duct/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function Duct() {
  return (
    <Site path="/services/duct-ventilation-cleaning" dictionary={useWords(dictionaries)}>
      <DuctPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Duct',
  component: Duct,
  ...wholePage,
} satisfies Meta<typeof Duct>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ducts and ventilation: a building’s air in section, the partner and the report. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
