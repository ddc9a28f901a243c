import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@uno/ui/Badge';
import { ButtonLink } from '@uno/ui/Button';
import { Card, CardFooter, CardList, CardText, CardTitle, LinkCard, LinkCardTitle } from '@uno/ui/Card';
import { expect, userEvent } from 'storybook/test';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './Card.keyboard.ts';
import { words } from './words.ts';

const pictures = ['officeCleaning', 'warehouseCleaning', 'condoCleaning'] as const;

/** The args of the stories. */
interface Cards {
  /** The least width of a column. */
  columns: 'narrow' | 'medium' | 'wide';
  /** How many of the three. */
  count: number;
  pictures: boolean;
}

function Cards({ columns, count, pictures: pictured }: Cards) {
  const { badge, cards } = useWords(words);
  return (
    <CardList columns={columns}>
      {cards.slice(0, count).map(({ href, title, text, footer }, at) => (
        <LinkCard key={href} picture={pictured && <img src={pictureSrc(pictures[at] ?? pictures[0], 'close')} alt="" {...pictureCrops.close} />}>
          {at === 0 && <Badge kind="information">{badge}</Badge>}
          <LinkCardTitle href={href}>{title}</LinkCardTitle>
          <CardText>{text}</CardText>
          <CardFooter>{footer}</CardFooter>
        </LinkCard>
      ))}
    </CardList>
  );
}

const meta = {
  title: 'Layout/Card',
  component: Cards,
  subcomponents: { CardList, Card, LinkCard, CardTitle, LinkCardTitle, CardText, CardFooter },
  args: { columns: 'medium', count: 3, pictures: true },
  argTypes: { columns: { control: 'inline-radio', options: ['narrow', 'medium', 'wide'] }, count: { control: { type: 'range', min: 1, max: 3 } } },
} satisfies Meta<typeof Cards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cards that lead to a page each, with a picture. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const { cards } = wordsIn(words, globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(cards.length);
    for (const { href, title } of cards) await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', href);
  }),
};

/** Without pictures, in narrow columns. */
export const Narrow: Story = { args: { columns: 'narrow', pictures: false } };

/** A card with a button of its own, outside of a list. */
export const WithButton: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { link, cards: [one] } = useWords(words);
    return (
      <Card>
        <CardTitle>{one?.title}</CardTitle>
        <CardText>{one?.text}</CardText>
        <CardFooter>
          <ButtonLink href="/contact" variant="primary" size="small">
            {link}
          </ButtonLink>
        </CardFooter>
      </Card>
    );
  },
};

/** A card that leads to a page, in every state. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { cards: [one] } = useWords(words);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => (
          <LinkCard {...given}>
            <LinkCardTitle id={id} href="#card">
              {one?.title}
            </LinkCardTitle>
            <CardText>{one?.text}</CardText>
            <CardFooter>{one?.footer}</CardFooter>
          </LinkCard>
        )}
      />
    );
  },
};

/** A press on the words follows the link of the title. */
export const PressAnywhere: Story = {
  tags: ['test-only'],
  play: async ({ canvas, globals }) => {
    const { cards: [one] } = wordsIn(words, globals);
    const { title = '', text = '' } = one ?? {};
    const link = canvas.getByRole('link', { name: title });
    const { x, y, width, height } = canvas.getByText(text).getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Cards of one row are equally tall, and their footers are on one line. */
export const EquallyTall: Story = {
  tags: ['test-only'],
  args: { pictures: false },
  play: async ({ canvas, globals }) => {
    const { cards } = wordsIn(words, globals);
    const tops = canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().top));
    const feet = cards.map(({ footer }) => Math.round(canvas.getByText(footer).getBoundingClientRect().bottom));
    await expect(new Set(feet).size).toBe(new Set(tops).size);
  },
};

/** What the keys do, row by row. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
