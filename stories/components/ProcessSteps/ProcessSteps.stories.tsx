import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessStep, ProcessSteps, ProcessStepTitle } from '@uno/ui/ProcessSteps';
import { WashedPane } from '@uno/ui/house/WashedPane';
import { expect, within } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { Panorama } from '../../../site/src/pages/home/Panorama.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { fromSite } from '../../siteWords.ts';

const { proposalHours, recleanHours, siteVisitDays } = business.promises;

const words = fromSite(['home'], (t) => [
  [t('home.process.visit.title'), t('home.process.visit.text', siteVisitDays)] as const,
  [t('home.process.proposal.title'), t('home.process.proposal.text', { hours: proposalHours })] as const,
  [t('home.process.start.title'), t('home.process.start.text')] as const,
  [t('home.process.quality.title'), t('home.process.quality.text', { hours: recleanHours })] as const,
]);

interface Process {
  /** How many of the four steps. */
  count: number;
  /** Nothing; Uno’s panes of glass; or these with a street behind them. */
  pictures: 'none' | 'glass' | 'street';
}

function Process({ count, pictures }: Process) {
  const steps = useWords(words);
  return (
    <ProcessSteps>
      {steps.slice(0, count).map(([title, text], at) => (
        <ProcessStep key={title} number={at + 1} picture={pictures === 'none' ? undefined : <WashedPane>{pictures === 'street' && <Panorama pane={at + 1} />}</WashedPane>}>
          <ProcessStepTitle>{title}</ProcessStepTitle>
          <p>{text}</p>
        </ProcessStep>
      ))}
    </ProcessSteps>
  );
}

const meta = {
  title: 'Marketing/ProcessSteps',
  component: Process,
  subcomponents: { ProcessSteps, ProcessStep, ProcessStepTitle },
  args: { count: 4, pictures: 'street' },
  argTypes: { pictures: { control: 'inline-radio', options: ['none', 'glass', 'street'] }, count: { control: { type: 'range', min: 2, max: 4 } } },
} satisfies Meta<typeof Process>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uno’s window on the home page: dull at the first step, clear at the last. */
export const Default: Story = {
  play: inTests(async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(args.count);
    for (const [at, step] of steps.entries()) await expect(within(step).getByText(`0${at + 1}`)).toBeVisible();
    // The drawing is decoration: nothing in it is named.
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
};

/** Numbers and words alone. */
export const Plain: Story = { args: { pictures: 'none' } };

/** Three steps of plain glass. */
export const ThreeStepsOfGlass: Story = { args: { count: 3, pictures: 'glass' } };
