import { CharacterCount } from '@uno/ui/CharacterCount';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import { formatPhrase } from '@uno/ui/phrase';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { words } from './words.ts';

interface CountedNoteProps {
  /** How many characters are typed at first. */
  typed: number;
  /** The most characters. */
  max: number;
  /** The share of `max` from which the count is shown. */
  from?: number;
}

function CountedNote({ typed, max, from }: CountedNoteProps) {
  const t = useWords(words);
  return <TextArea key={typed} name="note" label={t.label} hint={t.hint} rows={3} defaultValue={t.text.slice(0, typed)} count={<CharacterCount max={max} from={from} labels={t.labels} />} />;
}

const meta = {
  title: 'Forms/CharacterCount',
  component: CountedNote,
  subcomponents: { CharacterCount },
  args: { typed: 190, max: 200 },
  parameters: {
    modes: {
      exempt: [
        {
          check: 'without-script',
          element: [10, 0, 40].map((left) => `“${formatPhrase(words['en-CA'].labels.remaining, ['count'], left)}”`),
          reason: 'Without JavaScript nothing can count what is typed: the hint says the limit.',
          until: '2027-05-21',
        },
        { check: 'without-script', element: [`“${formatPhrase(words['en-CA'].labels.over, ['count'], 10)}”`], reason: 'Without JavaScript nothing can count what is typed: the server says that it is too long.', until: '2027-05-21' },
      ],
    },
  },
  argTypes: { typed: { control: { type: 'range', min: 0, max: 250, step: 5 } } },
} satisfies Meta<typeof CountedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Near the limit. An emoji and a line break are one character each; a screen reader hears the count once typing has paused. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const { label, labels } = wordsIn(words, globals);
    const left = (count: number) => formatPhrase(labels.remaining, ['count'], count);
    const note = canvas.getByRole('textbox', { name: label });
    await expect(canvas.getByText(left(10))).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(note, 'é😀{Enter}');
    await expect(canvas.getByText(left(7))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(left(7)), { timeout: 3000 });
  }),
};

/** Too many is an error. What was typed stays. */
export const TooLong: Story = {
  args: { typed: 210 },
  play: inTests(async ({ canvas, globals }) => {
    const { label, labels, text } = wordsIn(words, globals);
    const note = canvas.getByRole('textbox', { name: label });
    const edge = () => getComputedStyle(note.parentElement ?? note).borderBlockEndColor;
    const wrong = edge();
    await expect(note).toHaveValue(text.slice(0, 210));
    await expect(canvas.getByText(formatPhrase(labels.over, ['count'], 10))).toBeVisible();
    await userEvent.type(note, '{Backspace>10/}');
    await expect(canvas.getByText(formatPhrase(labels.remaining, ['count'], 0))).toBeVisible();
    await expect(edge()).not.toBe(wrong);
  }),
};

/** Far from the limit only the hint says it. */
export const FarFromTheLimit: Story = {
  args: { typed: 20 },
  play: inTests(async ({ canvas, canvasElement, globals }) => {
    const { hint } = wordsIn(words, globals);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(hint);
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeEmptyDOMElement();
  }),
};

/** In a `TextField`, from the first character on. */
export const InOneLine: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <TextField name="title" label={t.title} hint={t.titleHint} count={<CharacterCount max={40} from={0} labels={t.labels} />} />),
};
