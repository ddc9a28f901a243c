import type { Meta, StoryObj } from '@storybook/react-vite';
import WarehousePage from '../../site/src/pages/warehouse/Page.tsx';
import { dictionary as en } from '../../site/src/pages/warehouse/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/warehouse/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function Warehouse() {
  return (
    <Site path="/services/warehouse-cleaning" dictionary={useWords(dictionaries)}>
      <WarehousePage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Warehouse',
  component: Warehouse,
  ...wholePage,
} satisfies Meta<typeof Warehouse>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Warehouses and plants: a floor plan by zones, with who may walk where. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
