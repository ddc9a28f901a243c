import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounterList } from '@uno/ui/StatCounter';
import { GlassStrokes } from '@uno/ui/house/GlassStrokes';
import { expect, waitFor, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { below } from './StatCounter.stories.css.ts';
import { business } from '../../../site/business.ts';

/** The words before the figure, the figure, its unit; then what it counts. */
type Row = readonly [before: string | undefined, figure: string, after: string, label: string];

const words: Record<'en-CA' | 'fr-CA', Record<'coverage' | 'company', readonly Row[]>> = {
  'en-CA': {
    coverage: [
      [undefined, '24/7', '', 'Emergency response, day or night'],
      ['under', '30', 'min', 'Average response to an emergency call'],
      [undefined, '100%', '', 'Guaranteed coverage of every visit on your schedule'],
      [undefined, 'Local', '', `Teams and supervisors based in ${business.city['en-CA']}`],
    ],
    company: [
      [undefined, '5+', 'years', `At work in ${business.city['en-CA']}`],
      [undefined, '200+', '', 'Business clients'],
      [undefined, '24/7', '', 'Emergency response'],
    ],
  },
  'fr-CA': {
    coverage: [
      [undefined, '24\u00a0h/24', '', 'Réponse aux urgences, le jour et la nuit'],
      ['moins de', '30', 'min', 'Temps de réponse moyen à un appel d’urgence'],
      [undefined, '100\u00a0%', '', 'Couverture garantie de chaque passage à l’horaire'],
      [undefined, 'D’ici', '', `Des équipes et des responsables ${business.cityWith.of}`],
    ],
    company: [
      ['plus de', '5', 'ans', `À l’œuvre ${business.cityWith.in}`],
      ['plus de', '200', '', 'Entreprises clientes'],
      [undefined, '24\u00a0h/24', '', 'Réponse aux urgences'],
    ],
  },
};

interface Figures {
  /** The coverage section's four, or three of the company's. */
  of: 'coverage' | 'company';
  /** Whether it has Uno’s drawings. */
  house: boolean;
}

function Figures({ of, house }: Figures) {
  const rows = useWords(words)[of];
  return (
    <StatCounterList>
      {rows.map(([before, figure, after, label]) => (
        <StatCounter key={label}>
          <StatCounterFigure lead={before}>
            <StatCount>{figure}</StatCount> {after}
            {house && <GlassStrokes />}
          </StatCounterFigure>
          <StatCounterLabel>{label}</StatCounterLabel>
        </StatCounter>
      ))}
    </StatCounterList>
  );
}

const meta = {
  title: 'Marketing/StatCounter',
  component: Figures,
  subcomponents: { StatCounterList, StatCounter, StatCounterFigure, StatCount, StatCounterLabel },
  args: { of: 'coverage', house: true },
  argTypes: { of: { control: 'inline-radio', options: ['coverage', 'company'] } },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The coverage section's four, with Uno’s strokes that mark glass. In view from the start, they don't count up. */
export const Default: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const rows = wordsIn(words, globals).coverage;
    const stats = within(canvasElement).getAllByRole('listitem');
    await expect(stats).toHaveLength(4);
    // Read as a sentence: the figure, then what it counts.
    const [before, figure, unit, label] = rows[1] ?? [];
    await expect(stats[1]).toHaveTextContent(`${before} ${figure} ${unit}${label}`);
  }),
};

/** Without strokes. */
export const Plain: Story = { args: { house: false } };

/** Three: below 800 px of its own width the last takes the whole row. */
export const Three: Story = { args: { of: 'company' } };

/** Scrolled to, the numbers count and the glass is wiped; the text is the final value throughout. `24/7` and words don't count. */
export const Counting: Story = {
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <div className={below}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const count = canvas.getByText('30');
    const { width } = count.getBoundingClientRect();
    const seen: { drawn: string; text: string | null; width: number }[] = [];
    const watch = new MutationObserver(() => {
      seen.push({ drawn: count.dataset['counting'] ?? '', text: count.textContent, width: count.getBoundingClientRect().width });
    });
    watch.observe(count, { attributes: true, characterData: true, childList: true, subtree: true });
    // The component's observer must have seen it out of view first. Observers are called in the order of their creation.
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(count);
    });
    count.scrollIntoView({ block: 'center' });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(count).not.toHaveAttribute('data-counting');
    } else {
      await waitFor(() => expect(seen.at(-1)?.drawn).toBe(''), { timeout: 5000 });
      await expect(seen.length).toBeGreaterThan(1);
      await expect(seen.every((moment) => moment.text === '30' && moment.width === width)).toBe(true);
    }
    watch.disconnect();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-counting]')).toHaveLength(0));
  },
};
