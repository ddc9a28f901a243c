import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureBand } from '@uno/ui/PictureBand';
import { SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { useId } from 'react';
import { expect } from 'storybook/test';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { stringsInBoth } from '../../siteWords.ts';

const dictionaries = stringsInBoth(['postConstruction', 'pictures']);

function Band({ layout }: { layout: 'beside' | 'above' }) {
  const t = useWords(dictionaries);
  const id = useId();
  return (
    <PictureBand
      layout={layout}
      aria-labelledby={id}
      picture={<img src={pictureSrc('postConstruction', 'square')} alt={t['pictures.postConstruction']} {...pictureCrops.square} />}
    >
      <SectionHeader layout="stacked">
        <SectionTitle id={id}>{t['postConstruction.list.title']}</SectionTitle>
        <SectionLead>{t['postConstruction.list.lead']}</SectionLead>
      </SectionHeader>
    </PictureBand>
  );
}

const meta = {
  title: 'Layout/PictureBand',
  component: Band,
  subcomponents: { PictureBand },
  parameters: { layout: 'fullscreen' },
  args: { layout: 'beside' },
  argTypes: { layout: { control: 'inline-radio', options: ['beside', 'above'] } },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture at left, as tall as the words; above them on phones. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName(canvas.getByRole('heading', { level: 2 }).textContent);
    await expect(canvas.getByRole('img').getAttribute('alt')).not.toBe('');
  }),
};

/** As wide as the window, the words below it. */
export const Above: Story = { args: { layout: 'above' } };
