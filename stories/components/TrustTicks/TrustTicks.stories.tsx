import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustTick, TrustTicks } from '@uno/ui/TrustTicks';
import { expect, within } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { home as en } from '../../../site/content/en/home.ts';
import { home as fr } from '../../../site/content/fr/home.ts';
import { createT } from '../../../site/i18n/t.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

const meta = {
  title: 'Marketing/TrustTicks',
  component: TrustTicks,
  subcomponents: { TrustTick },
  render: function Render(args) {
    const t = createT<typeof en>(useLocale(), useWords(dictionaries));
    return (
      <TrustTicks {...args}>
        <TrustTick>{t('home.trust.proposal', { hours: business.promises.proposalHours })}</TrustTick>
        <TrustTick>{t('home.trust.insured')}</TrustTick>
        <TrustTick>{t('home.trust.local')}</TrustTick>
      </TrustTicks>
    );
  },
} satisfies Meta<typeof TrustTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three stamps in a strip: a list whose ticks are decoration. */
export const Default: Story = {
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
};
