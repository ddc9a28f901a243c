import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@uno/ui/Button';
import { Dialog, DialogClose } from '@uno/ui/Dialog';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { phone } from '../../documentation/phone.css.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { ConfirmCancel } from './Confirm.example.tsx';
import { keyboard } from './Dialog.keyboard.ts';
import { words } from './words.ts';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  subcomponents: { DialogClose },
  args: { defaultOpen: false, title: '', labels: { close: '' } },
  argTypes: {
    open: { control: false },
    defaultOpen: { control: false },
    title: { control: false },
    description: { control: false },
    trigger: { control: false },
    actions: { control: false },
    labels: { control: false },
  },
  render: inWords(words, (t, { defaultOpen }) => (
    <Dialog
      defaultOpen={defaultOpen}
      trigger={<Button tone="danger">{t.open}</Button>}
      title={t.title}
      description={t.description}
      labels={{ close: t.close }}
      actions={
        <>
          <DialogClose>
            <Button variant="primary" tone="danger">
              {t.confirm}
            </Button>
          </DialogClose>
          <DialogClose>
            <Button>{t.keep}</Button>
          </DialogClose>
        </>
      }
    />
  )),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button alone; press it. */
export const Default: Story = {};

const openAtFirst = {
  docs: { story: { inline: false, height: '30rem' }, canvas: { className: phone } },
  modes: { exempt: [{ check: 'without-script', reason: 'A script opens it; without one its button does nothing, which the page says.', until: '2027-05-21' }] },
};

/** Open: it lies over the page, which is out of reach. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  parameters: openAtFirst,
  play: inTests(async ({ globals }) => {
    const t = wordsIn(words, globals);
    const dialog = within(document.body).getByRole('dialog', { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.description);
    await expect(within(dialog).getByRole('heading', { level: 2, name: t.title })).toBeVisible();
  }),
};

/** More than the window holds: it scrolls inside, and the page behind does not. */
export const LongContent: Story = {
  parameters: openAtFirst,
  args: { defaultOpen: true },
  render: inWords(words, (t, { defaultOpen }) => (
    <Dialog defaultOpen={defaultOpen} trigger={<Button>{t.termsOpen}</Button>} title={t.termsTitle} labels={{ close: t.close }}>
      <ul>
        {t.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Dialog>
  )),
};

/** Controlled: the answer closes it, and a status says what was done. */
export const Confirm: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <ConfirmCancel words={{ open: t.open, title: t.title, description: t.description, confirm: t.confirm, keep: t.keep, close: t.close, done: t.done }} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t.confirm }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t.done));
    await waitFor(() => expect(canvas.getByRole('button', { name: t.open })).toHaveFocus());
  }),
};

const changed = fn();

/** Opened without its trigger, it gives the focus back to where it was; a press beside it leaves it open. */
export const BesideIt: Story = {
  tags: ['test-only'],
  args: { onOpenChange: changed },
  render: inWords(words, (t, { onOpenChange }) => <Dialog defaultOpen title={t.title} labels={{ close: t.close }} {...(onOpenChange && { onOpenChange })} />),
  parameters: openAtFirst,
  play: async () => {
    changed.mockClear();
    const dialog = within(document.body).getByRole('dialog');
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await expect(dialog).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(changed).toHaveBeenCalledWith(false));
  },
};

/** Its own text and the consumer's both describe it, and both are in the page. */
export const TwoDescriptions: Story = {
  tags: ['test-only'],
  parameters: openAtFirst,
  render: inWords(words, (t) => (
    <Dialog defaultOpen title={t.title} description={t.description} aria-describedby="terms" labels={{ close: t.close }}>
      <p id="terms">{t.done}</p>
    </Dialog>
  )),
  play: async ({ globals }) => {
    const t = wordsIn(words, globals);
    await expect(within(document.body).getByRole('dialog')).toHaveAccessibleDescription(`${t.done} ${t.description}`);
  },
};

/** The states of its button while it is closed. Open, it is in *OpenAtFirst*. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {} }}
      render={(given, id) => (
        <Dialog
          trigger={
            <Button id={id} tone="danger" {...given}>
              {t.open}
            </Button>
          }
          title={t.title}
          description={t.description}
          labels={{ close: t.close }}
        />
      )}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
