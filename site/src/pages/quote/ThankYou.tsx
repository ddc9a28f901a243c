import { ButtonLink } from '@uno/ui/Button';
import { Section } from '@uno/ui/Section';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { CleanWindow } from '@uno/ui/house/CleanWindow';
import { business } from '../../../business.ts';
import { DRAFT_ATTRIBUTE } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts';
import { WithPhone } from '../../layout/WithPhone.tsx';
import { draftKey } from '../../leads/draft.ts';
import { storedSection } from './Page.css.ts';

/** The thank-you message (behaviour.md 5.13). It replaces the title and the form; its title takes the focus. */
export function ThankYou() {
  const t = useT<'getQuote'>();
  useDocumentTitle(t('getQuote.success.title'));
  const locale = useLocale();
  const { messageReplyHours, proposalHours, siteVisitDays } = business.promises;
  return (
    <Section className={storedSection} aria-label={t('getQuote.form.label')} {...{ [DRAFT_ATTRIBUTE]: draftKey('quote') }}>
      <SuccessPanel
        level={1}
        picture={<CleanWindow />}
        title={t('getQuote.success.title')}
        stepsTitle={t('getQuote.success.steps')}
        steps={[
          t('getQuote.success.step.contact'),
          t('getQuote.success.step.visit', siteVisitDays),
          t('getQuote.success.step.proposal', { hours: proposalHours }),
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
        <p>{t('getQuote.success.detail')}</p>
      </SuccessPanel>
    </Section>
  );
}
