import { Button, ButtonLink } from '@uno/ui/Button';
import { NoticeBox, NoticeBoxDismiss } from '@uno/ui/NoticeBox';
import { Stack } from '@uno/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { business } from '../../../site/business.ts';
import { openingHoursLine, openingHoursPhrase } from '../../../site/i18n/openingHours.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { SavedNotice } from './Dismissed.example.tsx';
import { keyboard } from './NoticeBox.keyboard.ts';

const meta = {
  title: 'Forms/NoticeBox',
  component: NoticeBox,
  subcomponents: { NoticeBoxDismiss },
  argTypes: { kind: { control: 'inline-radio', options: ['information', 'success', 'warning', 'error'] }, actions: { control: false } },
} satisfies Meta<typeof NoticeBox>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof NoticeBox>>>;

const words = {
  'en-CA': {
    title: 'Online forms temporarily unavailable',
    text: `Please contact us directly. A person answers ${openingHoursLine(business.hours, 'en-CA')}, and on the emergency line at any hour.`,
    call: `Call ${business.phoneText['en-CA']}`,
    write: `Write to ${business.email}`,
  },
  'fr-CA': {
    title: 'Formulaires en ligne temporairement hors service',
    text: `Veuillez communiquer directement avec nous. Une personne vous répond ${openingHoursPhrase(business.hours, 'fr-CA')}, et en tout temps sur la ligne d’urgence.`,
    call: `Appeler au ${business.phoneText['fr-CA']}`,
    write: `Écrire à ${business.email}`,
  },
};

/** A region with a name; it takes no focus. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <NoticeBox title={t.title} {...args}>
      <p>{t.text}</p>
    </NoticeBox>
  )),
  play: inTests(async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('region', { name: wordsIn(words, globals).title })).toBeVisible();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  }),
};

/** The other ways to reach us, as links. */
export const WithLinks: Story = {
  render: inWords(words, (t, args) => (
    <NoticeBox
      title={t.title}
      actions={
        <>
          <ButtonLink href={business.phoneHref}>{t.call}</ButtonLink>
          <ButtonLink href={business.emailHref}>{t.write}</ButtonLink>
        </>
      }
      {...args}
    >
      <p>{t.text}</p>
    </NoticeBox>
  )),
};

const kinds = {
  'en-CA': {
    information: 'We are closed on Monday, for Thanksgiving',
    success: 'Your address was saved',
    warning: 'Your proposal expires in three days',
    error: 'Your last payment was refused',
    text: 'The next invoice shows it, and your supervisor knows.',
    hide: 'Hide this message',
    after: 'Edit the address',
  },
  'fr-CA': {
    information: 'Nous sommes fermés lundi, jour de l’Action de grâce',
    success: 'Votre adresse est enregistrée',
    warning: 'Votre soumission expire dans trois jours',
    error: 'Votre dernier paiement a été refusé',
    text: 'La prochaine facture l’indiquera, et votre superviseure le sait.',
    hide: 'Masquer ce message',
    after: 'Modifier l’adresse',
  },
};

/** Each kind has its icon, its edge and its surface; the title says it in words. */
export const Kinds: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(kinds, (t) => (
    <Stack>
      <NoticeBox kind="information" title={t.information} />
      <NoticeBox kind="success" title={t.success} />
      <NoticeBox kind="warning" title={t.warning} />
      <NoticeBox kind="error" title={t.error} />
    </Stack>
  )),
};

/** One that the reader may take away; the focus moves on to what follows. */
export const Dismissible: Story = {
  parameters: {
    controls: { disable: true },
    modes: { exempt: [{ check: 'without-script', reason: 'The button that takes the box away needs a script, and is hidden without one: the message stays.', until: '2027-05-21' }] },
  },
  render: inWords(kinds, (t) => <SavedNotice words={{ title: t.success, text: t.text, hide: t.hide, after: t.after }} />),
};

/** The button that takes the box away, in every state. The box itself has no other. */
export const States: Story = {
  parameters: Dismissible.parameters,
  render: inWords(kinds, (t) => (
    <StateSheet<'information' | 'success' | 'warning'>
      states={{ rest: 'information', hover: 'success', focus: 'warning' }}
      render={(kind, id) => (
        <NoticeBox kind={kind} title={t[kind]} actions={<NoticeBoxDismiss id={id} onDismiss={() => undefined}>{t.hide}</NoticeBoxDismiss>}>
          <p>{t.text}</p>
        </NoticeBox>
      )}
    />
  )),
};

/** Runs the row of the keyboard table. */
export const Keyboard: Story = { ...Dismissible, tags: ['test-only'], play: proves(keyboard) };

const dismissed = fn();

/** Its owner first refuses, then takes the box away later. */
function Hesitant() {
  const [left, setLeft] = useState(2);
  const t = useWords(kinds);
  return (
    <Stack>
      {left > 0 && (
        <NoticeBox
          title={t.warning}
          actions={
            <NoticeBoxDismiss
              onClick={(event) => {
                if (event.shiftKey) event.preventDefault();
              }}
              onDismiss={() => {
                dismissed();
                setTimeout(() => setLeft((count) => count - 1));
              }}
            >
              {t.hide}
            </NoticeBoxDismiss>
          }
        />
      )}
      <p>
        <Button>{t.after}</Button>
      </p>
    </Stack>
  );
}

/** A click whose default is prevented dismisses nothing; until the owner takes the box away, it and the focus stay. */
export const Refused: Story = {
  tags: ['test-only'],
  parameters: Dismissible.parameters,
  render: () => <Hesitant />,
  play: async ({ canvas }) => {
    dismissed.mockClear();
    const [hide, after] = canvas.getAllByRole('button');
    if (!hide) throw new Error('There is a button.');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(hide);
    await user.keyboard('{/Shift}');
    await expect(dismissed).not.toHaveBeenCalled();
    await user.click(hide);
    await expect(dismissed).toHaveBeenCalledOnce();
    await expect(hide).toHaveFocus();
    await user.click(hide);
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await waitFor(() => expect(after).toHaveFocus());
  },
};
