import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import { Section } from '@uno/ui/Section';
import { Phone, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { navigationWords } from '../../navigation.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { followed, keyboard, pressed } from './Button.keyboard.ts';
import { words } from './words.ts';

const meta = {
  title: 'Forms/Button/Features',
  component: Button,
  render: inWords(navigationWords, (t, args) => <Button {...args}>{t['nav.quote']}</Button>),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The only yellow button on a screen. */
export const Primary: Story = { args: { variant: 'primary' } };

/** For the least important of a group: underlined, with no frame. */
export const Quiet: Story = { args: { variant: 'quiet' } };

/** Small for tables and tools, large for the one action of a page; without `size`, 48 px. */
export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <Cluster>
      <Button size="small">{t.edit}</Button>
      <Button>{t.edit}</Button>
      <Button size="large">{t.edit}</Button>
    </Cluster>
  )),
};

/** What can’t be taken back. The words say it too, and the dialog or the page asks again. */
export const Danger: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <Cluster>
      <Button variant="primary" tone="danger">
        {t.remove}
      </Button>
      <Button tone="danger">{t.remove}</Button>
      <Button variant="quiet" tone="danger">
        {t.remove}
      </Button>
    </Cluster>
  )),
};

/** A decorative icon before the words, as tall as they are. */
export const WithIcon: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <Cluster>
      <ButtonLink variant="primary" href="tel:+15145550148" mark={<Phone />}>
        {t.call}
      </ButtonLink>
      <Button size="small" tone="danger" mark={<Trash2 />}>
        {t.remove}
      </Button>
    </Cluster>
  )),
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: wordsIn(words, globals).call })).toBeVisible();
  }),
};

const saved = fn();

/** While its action runs it says so, keeps its width and the focus, and a press does nothing. */
export const Busy: Story = {
  args: { onClick: saved },
  render: inWords(words, (t, args) => (
    <Button {...args} busy labels={{ busy: t.saving }}>
      {t.save}
    </Button>
  )),
  play: inTests(async ({ canvas, globals }) => {
    saved.mockClear();
    const button = canvas.getByRole('button', { name: wordsIn(words, globals).saving });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(saved).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  }),
};

/** As wide at rest as while it is busy. */
export const KeepsItsWidth: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <>
      <p>
        <Button labels={{ busy: t.saving }}>{t.save}</Button>
      </p>
      <p>
        <Button busy labels={{ busy: t.saving }}>
          {t.save}
        </Button>
      </p>
    </>
  )),
  play: async ({ canvas }) => {
    const [rest, busy] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(rest).toBe(busy);
  },
};

/** Every variant on the dark ground. */
export const OnDark: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const words = useWords(navigationWords);
    return (
      <Section surface="dark">
        <Cluster>
          <Button variant="primary">{words['nav.quote']}</Button>
          <Button>{words['nav.contact']}</Button>
          <Button variant="quiet">{words['nav.services']}</Button>
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

/** Every state of every variant, side by side. */
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
            <Button id={`${id}-quiet`} variant="quiet" {...given}>
              {words['nav.services']}
            </Button>
          </Cluster>
        )}
      />
    );
  },
};

/** Every state in the tone of danger. */
export const DangerStates: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, busy: { busy: true }, disabled: { 'aria-disabled': true } }}
      render={(given, id) => (
        <Cluster>
          <Button id={`${id}-primary`} variant="primary" tone="danger" labels={{ busy: t.saving }} {...given}>
            {t.remove}
          </Button>
          <Button id={id} tone="danger" labels={{ busy: t.saving }} {...given}>
            {t.remove}
          </Button>
          <Button id={`${id}-quiet`} variant="quiet" tone="danger" labels={{ busy: t.saving }} {...given}>
            {t.remove}
          </Button>
        </Cluster>
      )}
    />
  )),
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
