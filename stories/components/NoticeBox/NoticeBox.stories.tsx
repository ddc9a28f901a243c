import { ButtonLink } from '@uno/ui/Button';
import { NoticeBox } from '@uno/ui/NoticeBox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { business } from '../../../site/business.ts';
import { openingHoursLine, openingHoursPhrase } from '../../../site/i18n/openingHours.ts';

const meta = { title: 'Forms/NoticeBox', component: NoticeBox } satisfies Meta<typeof NoticeBox>;
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
