import { ButtonLink } from '@uno/ui/Button';
import { Section } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { DRAFT_ATTRIBUTE } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts';
import { WithPhone } from '../../layout/WithPhone.tsx';
import { ThanksPanel } from '../../leadForm/thanks/ThanksPanel.tsx';
import { useThanksParts } from '../../leadForm/thanks/useThanksParts.ts';
import { draftKey } from '../../leads/draft.ts';
import { storedSection } from './Page.css.ts';

/** The thank-you message (behaviour.md 5.13). It replaces the title and the form; its title takes the focus. */
export function ThankYou() {
  const t = useT<'getQuote'>();
  useDocumentTitle(t('getQuote.success.title'));
  const locale = useLocale();
  const parts = useThanksParts();
  const { messageReplyHours, proposalHours, siteVisitDays } = business.promises;
  return (
    <Section className={storedSection} aria-label={t('getQuote.form.label')} {...{ [DRAFT_ATTRIBUTE]: draftKey('quote') }}>
      <ThanksPanel
        title={t('getQuote.success.title')}
        parts={parts}
        stepsTitle={t('getQuote.success.steps')}
        steps={[
          { due: parts.due?.reply, duration: t('getQuote.next.contact.when', { hours: messageReplyHours }), what: t('getQuote.success.detail') },
          { due: parts.due?.visit, duration: t('getQuote.next.visit.when', siteVisitDays), what: t('getQuote.next.visit.what') },
          // It depends on the day of the visit, so it has no date.
          { due: undefined, duration: t('getQuote.next.proposal.when', { hours: proposalHours }), what: t('getQuote.next.proposal.what') },
        ]}
        actions={
          <>
            <ButtonLink href={business.phoneHref}>
              <WithPhone>{t('getQuote.success.call', { phone: business.phoneText[locale] })}</WithPhone>
            </ButtonLink>
            <ButtonLink href={hrefOf('services', locale)}>{t('getQuote.success.services')}</ButtonLink>
          </>
        }
      >
        <p>{t('getQuote.success.text', { hours: messageReplyHours })}</p>
      </ThanksPanel>
    </Section>
  );
}
