import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@uno/ui/Button';
import { Section } from '@uno/ui/Section';
import { expect, fn, userEvent, within } from 'storybook/test';
import { nav as en } from '../../../site/content/en/nav.ts';
import { nav as fr } from '../../../site/content/fr/nav.ts';
import { useWords } from '../../language.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

const meta = {
  title: 'Forms/Button/Features',
  component: Button,
  render: function Render(args) {
    return <Button {...args}>{useWords(dictionaries)['nav.quote']}</Button>;
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one sun-yellow thing on a screen. */
export const Primary: Story = { args: { variant: 'primary' } };

/** Both looks on the dark ground. */
export const OnNight: Story = {
  render: function Render() {
    const words = useWords(dictionaries);
    return (
      <Section ground="night">
        <Button variant="nightPrimary">{words['nav.quote']}</Button> <Button variant="night">{words['nav.contact']}</Button>
      </Section>
    );
  },
};

/** Still in the tab order, and says that it can't be pressed now; the handler decides what to do. */
export const Unavailable: Story = { args: { variant: 'primary', 'aria-disabled': true } };

/** Goes somewhere: a link, with a link's keyboard and menu. */
export const AsLink: Story = {
  render: function Render() {
    return (
      <ButtonLink variant="primary" href="/get-quote">
        {useWords(dictionaries)['nav.quote']}
      </ButtonLink>
    );
  },
};

/** Enter and Space press it (HTML, `button`). */
export const Keyboard: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button).toHaveAttribute('type', 'button');
  },
};
