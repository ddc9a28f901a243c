import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaqItem, FaqList } from '@uno/ui/FaqList';
import { SashWindow } from '@uno/ui/house/SashWindow';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './FaqList.keyboard.ts';
import { itemsIn } from './items.ts';
import { questions } from '../../../site/src/pages/office/questions.ts';
import { fromSite } from '../../siteWords.ts';

/** The five of the office page. */
const words = fromSite(['office'], questions);

interface Questions {
  /** How many of the five. */
  count: number;
  /** Items with the same name open one at a time. Left out: several may be open. */
  name?: string;
  /** The one that is open from the start, counted from 1. */
  open?: number;
  /** Whether it has Uno’s windows as marks. */
  house: boolean;
}

function Questions({ count, name, open, house }: Questions) {
  return (
    <FaqList>
      {useWords(words)
        .slice(0, count)
        .map(({ question, answer }, index) => (
          <FaqItem key={question} question={question} {...(house ? { mark: <SashWindow /> } : {})} {...(name === undefined ? {} : { name })} {...(open === index + 1 ? { defaultOpen: true } : {})}>
            <p id={`answer-${index + 1}`}>{answer}</p>
          </FaqItem>
        ))}
    </FaqList>
  );
}

const meta = {
  title: 'Marketing/FaqList',
  component: Questions,
  subcomponents: { FaqList, FaqItem },
  args: { count: 5, house: true },
  argTypes: { count: { control: { type: 'range', min: 1, max: 5 } } },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five questions with Uno’s sash windows; several answers may be open at once. */
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

/** With the plain mark: a plus, and a minus where it is open. */
export const Plain: Story = { args: { house: false, open: 1 } };

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
    location.hash = '#answer-3';
    await waitFor(() => expect(third?.answer).toBeVisible());
    history.replaceState(history.state, '', location.pathname + location.search);
  },
};
