import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, RowList, RowNote, RowTitle } from '@uno/ui/RowList';
import { expect, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { stringsInBoth } from '../../siteWords.ts';

const dictionaries = stringsInBoth(['postConstruction', 'office']);

const audiences = ['contractors', 'developers', 'tenants', 'managers'] as const;

interface Rows {
  /** How many of the four. */
  count: number;
  level: 3 | 4;
}

function Audiences({ count, level }: Rows) {
  const t = useWords(dictionaries);
  return (
    <RowList columns="5/4/3">
      {audiences.slice(0, count).map((who) => (
        <Row key={who}>
          <RowTitle level={level}>{t[`postConstruction.who.${who}`]}</RowTitle>
          <p>{t[`postConstruction.who.${who}.text`]}</p>
          <RowNote>
            <strong>{t['postConstruction.who.focus']}</strong> {t[`postConstruction.who.${who}.focus`]}
          </RowNote>
        </Row>
      ))}
    </RowList>
  );
}

const meta = {
  title: 'Layout/RowList',
  component: Audiences,
  subcomponents: { RowList, Row, RowTitle, RowNote },
  args: { count: 4, level: 3 },
  argTypes: { count: { control: { type: 'range', min: 1, max: 4 } }, level: { control: 'inline-radio', options: [3, 4] } },
} satisfies Meta<typeof Audiences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns: a name, a text, and what matters most. */
export const Default: Story = {
  play: inTests(async ({ args, canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list'));
    await expect(list.getAllByRole('listitem')).toHaveLength(args.count);
    await expect(list.getAllByRole('heading', { level: args.level })).toHaveLength(args.count);
  }),
};

/** Under an `h3`: names of level 4, in smaller letters. */
export const Level4: Story = { args: { level: 4 } };

/** Steps in their order: an ordered list in two columns, the second with room for a drawing. */
export const Ordered: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const t = useWords(dictionaries);
    return (
      <RowList ordered columns="5/7">
        {(['onboarding', 'week', 'qa'] as const).map((step) => (
          <Row key={step}>
            <div>
              <RowTitle>{t[`office.process.${step}`]}</RowTitle>
              <RowNote>{t[`office.process.${step}.when`]}</RowNote>
            </div>
            <p>{t[`office.process.${step}.text`]}</p>
          </Row>
        ))}
      </RowList>
    );
  },
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
  }),
};
