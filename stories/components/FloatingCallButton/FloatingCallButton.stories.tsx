import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingCallButton } from '@uno/ui/FloatingCallButton';
import { business } from '../../../site/business.ts';
import { useNavigation } from '../../navigation.ts';
import { tallPage } from './FloatingCallButton.css.ts';

const meta = {
  title: 'Navigation/FloatingCallButton',
  component: FloatingCallButton,
  args: { href: business.phoneHref },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen' },
  render: function Render(args) {
    const { words } = useNavigation();
    return (
      <div className={tallPage}>
        <FloatingCallButton {...args}>{words['nav.call']}</FloatingCallButton>
      </div>
    );
  },
} satisfies Meta<typeof FloatingCallButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scroll the page: on phones the button rises past 300 px, by CSS alone. */
export const Default: Story = {};
