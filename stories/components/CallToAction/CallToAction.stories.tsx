import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@uno/ui/Button';
import {
  CallToAction,
  CallToActionButtons,
  CallToActionLead,
  CallToActionPhone,
  CallToActionTitle,
} from '@uno/ui/CallToAction';
import { NightFacade } from '@uno/ui/house/NightFacade';
import { useId } from 'react';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { fromSite } from '../../siteWords.ts';
import { keyboard } from './CallToAction.keyboard.ts';

const { messageReplyHours, proposalHours, siteVisitDays } = business.promises;

const words = fromSite(['home', 'common'], (t) => ({
  title: t('home.cta.title'),
  lead: t('home.cta.lead', { reply: messageReplyHours, ...siteVisitDays, proposal: proposalHours }),
  quote: t('common.getQuote'),
  services: t('common.allServices'),
  call: t('common.orCall'),
}));

interface Closing {
  /** Whether Uno’s dark façade is beside the words. */
  picture: boolean;
  /** Whether the number closes the section. */
  phone: boolean;
}

function Closing({ picture, phone }: Closing) {
  const locale = useLocale();
  const t = useWords(words);
  const id = useId();
  return (
    <CallToAction
      aria-labelledby={id}
      picture={picture ? <NightFacade /> : undefined}
      phone={
        phone ? (
          <CallToActionPhone href={business.phoneHref} label={t.call}>
            {business.phoneText[locale]}
          </CallToActionPhone>
        ) : undefined
      }
    >
      <CallToActionTitle id={id}>{t.title}</CallToActionTitle>
      <CallToActionLead>{t.lead}</CallToActionLead>
      <CallToActionButtons>
        <ButtonLink variant="primary" href="#quote">
          {t.quote}
        </ButtonLink>
        <ButtonLink href="#services">
          {t.services}
        </ButtonLink>
      </CallToActionButtons>
    </CallToAction>
  );
}

const meta = {
  title: 'Marketing/CallToAction',
  component: Closing,
  subcomponents: { CallToAction, CallToActionTitle, CallToActionLead, CallToActionButtons, CallToActionPhone },
  parameters: { layout: 'fullscreen' },
  args: { picture: true, phone: true },
} satisfies Meta<typeof Closing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The closing section of the home page. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    await expect(canvas.getByRole('region')).toHaveAccessibleName(title.textContent);
    const number = canvas.getByRole('link', { name: new RegExp(business.phoneText['en-CA'].replaceAll('-', '.')) });
    await expect(number).toHaveAttribute('href', business.phoneHref);
    // However narrow the screen, the number is on one line and inside it.
    await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };

/** Only buttons, for a page that already shows the number. */
export const WithoutPhone: Story = { args: { phone: false } };

/** Only text. */
export const WithoutPicture: Story = { args: { picture: false } };
