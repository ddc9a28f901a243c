import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@uno/ui/Button';
import { ErrorFallback } from '@uno/ui/ErrorFallback';
import { CrackedWindow } from '@uno/ui/house/CrackedWindow';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { navigationWords } from '../../navigation.ts';
import { keyboard } from './ErrorFallback.keyboard.ts';

const call = { 'en-CA': 'Call', 'fr-CA': 'Appeler au' };
const open = { 'en-CA': 'Open the photos', 'fr-CA': 'Ouvrir les photos' };

/** The args of the stories. */
interface Fallback {
  level?: 1 | 2 | 3;
  onReload?: () => void;
  /** Whether there is a call link too. */
  phone?: boolean;
  /** Whether it has Uno’s drawing. */
  house?: boolean;
}

function Fallback({ phone = false, house = true, ...rest }: Fallback) {
  const t = useWords(navigationWords);
  const locale = useLocale();
  const calling = useWords(call);
  return (
    <ErrorFallback
      {...rest}
      picture={house ? <CrackedWindow /> : undefined}
      title={t['nav.errorTitle']}
      labels={{ reload: t['nav.errorReload'] }}
      actions={phone && <ButtonLink href={business.phoneHref}>{`${calling} ${business.phoneText[locale]}`}</ButtonLink>}
    >
      <p>{t['nav.errorText'].replace('{email}', business.email)}</p>
    </ErrorFallback>
  );
}

const meta = {
  title: 'Feedback/ErrorFallback',
  component: Fallback,
  subcomponents: { ErrorFallback },
  args: { level: 1, onReload: fn() },
  argTypes: { level: { control: 'inline-radio', options: [1, 2, 3] } },
} satisfies Meta<typeof Fallback>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the place of the page, with Uno’s drawing. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(navigationWords, globals);
    await expect(canvas.getByRole('region', { name: t['nav.errorTitle'] })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(business.email);
    await userEvent.click(canvas.getByRole('button', { name: t['nav.errorReload'] }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  }),
};

/** Without a drawing. */
export const Plain: Story = { args: { house: false } };

/** With a link to call. */
export const WithCall: Story = { args: { phone: true } };

function Breaking(args: Fallback) {
  const [broken, setBroken] = useState(false);
  const opening = useWords(open);
  return broken ? <Fallback {...args} /> : <Button onClick={() => setBroken(true)}>{opening}</Button>;
}

/** The pressed button is gone; the focus moves to the fallback. */
export const TakesTheFocus: Story = {
  tags: ['test-only'],
  args: { level: 2 },
  render: (args) => <Breaking {...args} />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(open, globals) }));
    await expect(canvas.getByRole('region', { name: wordsIn(navigationWords, globals)['nav.errorTitle'] })).toHaveFocus();
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
