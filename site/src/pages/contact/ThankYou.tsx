import { ButtonLink } from '@uno/ui/Button';
import { Section } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { DRAFT_ATTRIBUTE } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts';
import { ThanksPanel } from '../../leadForm/thanks/ThanksPanel.tsx';
import { useThanksParts } from '../../leadForm/thanks/useThanksParts.ts';
import { draftKey } from '../../leads/draft.ts';
import { storedSection } from './Page.css.ts';

/** The thank-you message (behaviour.md 5.13). It replaces the opening, and has the id of the section with the form; its title takes the focus. */
export function ThankYou() {
  const t = useT<'contact'>();
  useDocumentTitle(t('contact.success.title'));
  const locale = useLocale();
  const parts = useThanksParts();
  return (
    <Section id="write" className={storedSection} aria-label={t('contact.form.label')} {...{ [DRAFT_ATTRIBUTE]: draftKey('contact') }}>
      <ThanksPanel
        title={t('contact.success.title')}
        parts={parts}
        steps={[{ due: parts.due?.reply, duration: '', what: t('contact.success.detail') }]}
        actions={
          <>
            <ButtonLink variant="primary" href={hrefOf('quote', locale)}>{t('contact.success.quote')}</ButtonLink>
            <ButtonLink href={hrefOf('services', locale)}>{t('contact.success.services')}</ButtonLink>
            <ButtonLink href={hrefOf('whyPartner', locale)}>{t('contact.success.whyPartner')}</ButtonLink>
          </>
        }
      >
        <p>{t('contact.success.text', { hours: business.promises.messageReplyHours })}</p>
      </ThanksPanel>
    </Section>
  );
}
