import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@uno/ui/Button';
import { inWords } from '../../locale.ts';
import { navigationWords } from '../../navigation.ts';

const meta = {
  title: 'Forms/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { variant: 'secondary' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] },
    size: { control: 'inline-radio', options: ['small', undefined, 'large'] },
    tone: { control: 'inline-radio', options: [undefined, 'danger'] },
    // It needs `labels`: the story *Busy* has both.
    busy: { control: false },
    mark: { control: false },
    labels: { control: false },
  },
  render: inWords(navigationWords, (t, args) => <Button {...args}>{t['nav.quote']}</Button>),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An outlined pane. Only `primary` is yellow. */
export const Default: Story = {};
