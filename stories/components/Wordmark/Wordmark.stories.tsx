import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '@uno/ui/Section';
import { Wordmark } from '@uno/ui/Wordmark';
import { business } from '../../../site/business.ts';

const meta = {
  title: 'Navigation/Wordmark',
  component: Wordmark,
  args: { name: business.name },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark is a window of four panes, one of them lit. */
export const Default: Story = {};

/** On the dark ground the frame is light. */
export const OnNight: Story = {
  render: (args) => (
    <Section ground="night" data-ground="night">
      <Wordmark {...args} />
    </Section>
  ),
};
