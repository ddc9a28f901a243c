import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustTick, TrustTicks } from '@uno/ui/TrustTicks';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { fromSite } from '../../siteWords.ts';

const words = fromSite(['home'], (t) => [t('home.trust.proposal', { hours: business.promises.proposalHours }), t('home.trust.insured'), t('home.trust.local')]);

const meta = {
  title: 'Marketing/TrustTicks',
  component: TrustTicks,
  subcomponents: { TrustTick },
  render: function Render(args) {
    return (
      <TrustTicks {...args}>
        {useWords(words).map((promise) => (
          <TrustTick key={promise}>{promise}</TrustTick>
        ))}
      </TrustTicks>
    );
  },
} satisfies Meta<typeof TrustTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three assurances in a strip: a list whose ticks are decoration. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
};
