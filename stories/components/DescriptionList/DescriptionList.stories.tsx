import type { Meta, StoryObj } from '@storybook/react-vite';
import { Description, DescriptionList } from '@uno/ui/DescriptionList';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { stringsInBoth } from '../../siteWords.ts';

const dictionaries = stringsInBoth(['postConstruction']);

const causes = ['area', 'glass', 'lift', 'trades'] as const;

function Causes({ count }: {
  /** How many of the four. */
  count: number;
}) {
  const t = useWords(dictionaries);
  return (
    <DescriptionList>
      {causes.slice(0, count).map((cause) => (
        <Description key={cause} term={t[`postConstruction.days.${cause}`]}>
          {t[`postConstruction.days.${cause}.text`]}
        </Description>
      ))}
    </DescriptionList>
  );
}

const meta = {
  title: 'Layout/DescriptionList',
  component: Causes,
  subcomponents: { DescriptionList, Description },
  args: { count: 4 },
  argTypes: { count: { control: { type: 'range', min: 1, max: 4 } } },
} satisfies Meta<typeof Causes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four terms, each with a sentence. */
export const Default: Story = {
  play: inTests(async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(args.count);
    await expect(canvas.getAllByRole('definition')).toHaveLength(args.count);
  }),
};

/** One. */
export const One: Story = { args: { count: 1 } };
