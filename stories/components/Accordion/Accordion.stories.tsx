import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion, AccordionItem, AccordionToggleAll } from '@uno/ui/Accordion';
import { SashWindow } from '@uno/ui/house/SashWindow';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './Accordion.keyboard.ts';
import { itemsIn } from './items.ts';
import { questions } from '../../../site/src/pages/office/questions.ts';
import { fromSite } from '../../siteWords.ts';

/** The five of the office page. */
const words = fromSite(['office'], questions);

const labels = { 'en-CA': { open: 'Open all', close: 'Close all' }, 'fr-CA': { open: 'Tout ouvrir', close: 'Tout fermer' } };

interface Questions {
  /** How many of the five. */
  count: number;
  /** Items with the same name open one at a time. Left out: several may be open. */
  name?: string;
  /** The one that is open from the start, counted from 1. */
  open?: number;
  /** Whether it has Uno’s windows as marks. */
  house: boolean;
  /** Whether a button opens and closes them all. */
  all: boolean;
}

function Questions({ count, name, open, house, all }: Questions) {
  const allLabels = useWords(labels);
  return (
    <Accordion>
      {all && <AccordionToggleAll labels={allLabels} />}
      {useWords(words)
        .slice(0, count)
        .map(({ question, answer }, index) => (
          <AccordionItem key={question} title={question} mark={house ? <SashWindow /> : undefined} name={name} defaultOpen={open === index + 1}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
    </Accordion>
  );
}

const meta = {
  title: 'Marketing/Accordion',
  component: Questions,
  subcomponents: { Accordion, AccordionItem, AccordionToggleAll },
  args: { count: 5, house: false, all: false },
  argTypes: { count: { control: { type: 'range', min: 1, max: 5 } } },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five questions, with a plus that becomes a minus; several may be open at once. */
export const Default: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const headings = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(headings.map((heading) => heading.textContent)).toEqual(t.map(({ question }) => question));
    const [first, second] = itemsIn(canvasElement);
    // The whole row is pressed.
    await expect(first?.summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(first?.answer).not.toBeVisible();
    for (const item of [first, second]) {
      if (item?.summary) await userEvent.click(item.summary);
    }
    await expect(first?.answer).toBeVisible();
    await expect(second?.answer).toBeVisible();
    if (second?.summary) await userEvent.click(second.summary);
    await expect(second?.answer).not.toBeVisible();
  }),
};

/** One button for all. It says what it will do, also when each was opened by itself; one that is open stays open. */
export const OpenAll: Story = {
  args: { all: true, open: 2 },
  play: inTests(async ({ canvas, canvasElement, globals }) => {
    const t = wordsIn(labels, globals);
    const [first, ...others] = itemsIn(canvasElement);
    const open = canvas.getByRole('button', { name: t.open, expanded: false });
    await userEvent.click(open);
    const close = await canvas.findByRole('button', { name: t.close, expanded: true });
    await expect(close).toHaveFocus();
    for (const { answer } of [first, ...others].flatMap((item) => item ?? [])) await expect(answer).toBeVisible();
    if (first?.summary) await userEvent.click(first.summary);
    await expect(await canvas.findByRole('button', { name: t.open, expanded: false })).toBe(close);
    if (first?.summary) await userEvent.click(first.summary);
    await userEvent.click(await canvas.findByRole('button', { name: t.close }));
    await canvas.findByRole('button', { name: t.open });
    for (const { answer } of others) await expect(answer).not.toBeVisible();
  }),
};

/** With Uno’s sash windows as marks. */
export const HouseMarks: Story = { args: { house: true, open: 1 } };

/** Every state of an item that is closed and of one that is open. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const [closed, open] = useWords(words);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => (
          <Accordion id={id} {...given}>
            <AccordionItem title={closed?.question}>
              <p>{closed?.answer}</p>
            </AccordionItem>
            <AccordionItem title={open?.question} defaultOpen>
              <p>{open?.answer}</p>
            </AccordionItem>
          </Accordion>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };

/** Items that share a `name`: opening one closes the other. */
export const OneAtATime: Story = {
  args: { count: 3, name: 'questions' },
  play: inTests(async ({ canvasElement }) => {
    const [first, second] = itemsIn(canvasElement);
    if (first?.summary) await userEvent.click(first.summary);
    await expect(first?.answer).toBeVisible();
    if (second?.summary) await userEvent.click(second.summary);
    await expect(second?.answer).toBeVisible();
    await expect(first?.answer).not.toBeVisible();
  }),
};

/** A closed answer is still in the page: a link to a place inside it opens it, as the browser’s search does. */
export const Found: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const [, , third] = itemsIn(canvasElement);
    await expect(third?.answer).not.toBeVisible();
    if (third?.answer) third.answer.id = 'found';
    location.hash = '#found';
    await waitFor(() => expect(third?.answer).toBeVisible());
    history.replaceState(history.state, '', location.pathname + location.search);
  },
};
