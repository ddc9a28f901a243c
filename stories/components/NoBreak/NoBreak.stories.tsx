import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoBreak } from '@uno/ui/NoBreak';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { useWords } from '../../language.ts';

const { phoneText } = business;

const words = {
  'en-CA': `The forms are closed for an hour. Call us at ${phoneText['en-CA']}, day or night.`,
  'fr-CA': `Les formulaires sont fermés pour une heure. Appelez-nous au ${phoneText['fr-CA']}, jour et nuit.`,
};

function Sentence({ width }: { width: number }) {
  const text = useWords(words);
  const of = phoneText[useLocale()];
  return (
    <p style={{ width }}>
      <NoBreak of={of}>{text}</NoBreak>
    </p>
  );
}

const meta = {
  title: 'Layout/NoBreak',
  component: Sentence,
  subcomponents: { NoBreak },
  args: { width: 260 },
  argTypes: { width: { control: { type: 'range', min: 160, max: 480 } } },
} satisfies Meta<typeof Sentence>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number goes to the next line as a whole. */
export const Default: Story = {};

/** At every width the number is on one line, and the copied text is unchanged. */
export const EveryWidth: Story = {
  tags: ['test-only'],
  globals: { locale: 'en-CA' },
  play: async ({ canvasElement }) => {
    const [sentence] = canvasElement.querySelectorAll('p');
    const number = sentence?.querySelector('span > span');
    if (!sentence || !number) throw new Error('There is no number.');
    await expect(sentence.textContent).toBe(words['en-CA']);
    const range = document.createRange();
    range.selectNodeContents(number);
    const lines = Array.from({ length: 61 }, (_, at) => {
      sentence.style.width = `${180 + 4 * at}px`;
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    await expect(Math.max(...lines)).toBe(1);
    sentence.style.removeProperty('width');
  },
};
