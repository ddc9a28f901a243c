import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import { Section } from '@uno/ui/Section';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { useWords } from '../../language.ts';
import { inWords } from '../../locale.ts';
import { navigationWords } from '../../navigation.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { followed, keyboard, pressed } from './Button.keyboard.ts';

const meta = {
  title: 'Forms/Button/Features',
  component: Button,
  render: inWords(navigationWords, (t, args) => <Button {...args}>{t['nav.quote']}</Button>),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The only yellow button on a screen. */
export const Primary: Story = { args: { variant: 'primary' } };

/** Both variants on the dark ground. */
export const OnDark: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const words = useWords(navigationWords);
    return (
      <Section surface="dark">
        <Cluster>
          <Button variant="primary">{words['nav.quote']}</Button>
          <Button>{words['nav.contact']}</Button>
        </Cluster>
      </Section>
    );
  },
};

/** Still in the tab order, and says that it can’t be pressed now; the handler decides what to do. */
export const Unavailable: Story = { args: { variant: 'primary', 'aria-disabled': true } };

/** A link to another page, with a link’s keys and context menu. */
export const AsLink: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    return (
      <ButtonLink variant="primary" href="/get-quote">
        {useWords(navigationWords)['nav.quote']}
      </ButtonLink>
    );
  },
};

const long = {
  'en-CA': 'Ask for a site visit and a written proposal for your building',
  'fr-CA': 'Demander une visite des lieux et une soumission écrite pour votre immeuble',
};

/** Words too long for the line are set on two lines; the pane grows and nothing is cut. */
export const LongWords: Story = {
  args: { variant: 'primary' },
  render: inWords(long, (t, args) => <Button {...args}>{t}</Button>),
};

/** A word that is longer than the line breaks: no button is wider than its place, and no word leaves its pane. */
export const OneLongWord: Story = {
  tags: ['test-only'],
  render: () => (
    <div style={{ width: '8rem' }}>
      <Button>Anticonstitutionnellement</Button>
      <ButtonLink href="#quote">Anticonstitutionnellement</ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const control of [canvas.getByRole('button'), canvas.getByRole('link')]) {
      await expect(control.getBoundingClientRect().width).toBeLessThanOrEqual(128);
      await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth);
    }
  },
};

/** Every state of both variants, side by side. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const words = useWords(navigationWords);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {}, disabled: { 'aria-disabled': true } }}
        render={(given, id) => (
          <Cluster>
            <Button id={`${id}-primary`} variant="primary" {...given}>
              {words['nav.quote']}
            </Button>
            <Button id={id} {...given}>
              {words['nav.contact']}
            </Button>
          </Cluster>
        )}
      />
    );
  },
};

/** What the keys do, row by row: a button, then a link that looks like one. */
export const Keyboard: Story = {
  tags: ['test-only'],
  render: function Render() {
    const words = useWords(navigationWords);
    return (
      <>
        <Button onClick={pressed}>{words['nav.quote']}</Button>{' '}
        <ButtonLink href="/contact" onClick={followed}>
          {words['nav.contact']}
        </ButtonLink>
      </>
    );
  },
  play: proves(keyboard),
};
