import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer, FooterBadges, FooterSection, FooterBottom, FooterLinks, FooterSentence, FooterTagline } from '@uno/ui/Footer';
import { expect } from 'storybook/test';
import { SiteFooter } from '../../../site/src/layout/SiteFooter.tsx';
import { inTests } from '../../inTests.ts';
import { InSite } from '../../pages/Site.tsx';
import { pickerNeedsScript } from '../ThemePicker/withoutScript.ts';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  subcomponents: { FooterTagline, FooterSection, FooterLinks, FooterSentence, FooterBadges, FooterBottom },
  parameters: { controls: { disable: true }, layout: 'fullscreen', modes: { exempt: [pickerNeedsScript] } },
  args: { brand: '' },
  argTypes: { brand: { control: false } },
  render: () => (
    <InSite>
      <SiteFooter />
    </InSite>
  ),
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four numbered sections, and the bottom row. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    // The floor numbers are decoration: no heading says one.
    for (const title of canvas.getAllByRole('heading', { level: 2 })) await expect(title).not.toHaveTextContent(/\d/);
    // WCAG 2.5.8
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }),
};
