import { Button, ButtonLink } from '@uno/ui/Button';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form, FormTrap } from '@uno/ui/Form';
import { NoticeBox } from '@uno/ui/NoticeBox';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { type ComponentProps, type ReactNode, useId, useSyncExternalStore } from 'react';
import { business } from '../../business.ts';
import { DRAFT_ATTRIBUTE, NOT_SENT, WAKES_FOR } from '../../protocol.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { WithPhone } from '../layout/WithPhone.tsx';
import { canSend, postsHere } from '../leads/config.ts';
import { draftKey } from '../leads/draft.ts';
import { failedInSending, messageOf } from '../leads/errors.ts';
import type { LeadForm } from '../leads/lead.ts';
import { HONEYPOT_NAME } from '../leads/submit.ts';
import { alone, box, missingNote, needsScript, note, noScript, notSent, offline, reach, send } from './LeadForm.css.ts';
import { useFormResult } from './formResult.ts';
import { Privacy } from './Privacy.tsx';
import type { LeadFormState } from './useLeadForm.ts';
import type { LeadFormWords } from './words.ts';

function onConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A notice that the form can't be used, with the two other ways to reach us. */
function UnusableNotice({ text, ...rest }: ComponentProps<typeof NoticeBox> & { text: string }) {
  const t = useT<'form'>();
  const locale = useLocale();
  return (
    <NoticeBox {...rest}>
      <p>{text}</p>
      <div className={reach}>
        <ButtonLink href={business.phoneHref}>
          <WithPhone>{t('form.reach.call', { phone: business.phoneText[locale] })}</WithPhone>
        </ButtonLink>
        <ButtonLink href={business.emailHref}>{t('form.reach.write', { email: business.email })}</ButtonLink>
      </div>
    </NoticeBox>
  );
}

/**
 * Everything in a lead form except its fields: notices for visitors who can't use it, the error box, the privacy notice,
 * the button and its status. The page declares the sections `form` and `errors`.
 */
export function LeadFormFrame<Entry extends object, Lead extends object>({
  leadForm,
  formState,
  words,
  className,
  children,
}: {
  leadForm: LeadForm<Entry, Lead>;
  /** The result of `useLeadForm` for the same form. */
  formState: LeadFormState<Entry>;
  words: LeadFormWords;
  className?: string;
  /** The fields. */
  children: ReactNode;
}) {
  const t = useT<'form' | 'errors'>();
  const locale = useLocale();
  const { formProps, phase, failure, errorBoxProps, submitButtonProps, ready, missing, onInput, onChange, onFocus, retry } = formState;
  // In the response to a posted form, the hash of its `action` leads to the error box, and React does not hydrate the form.
  const isResponse = useFormResult() !== null;
  const online = useSyncExternalStore(onConnection, () => navigator.onLine, () => true);
  // Without JavaScript the form never becomes ready: a `noscript` button that is always ready replaces the other.
  const awaitsScript = postsHere && !ready;
  const submit = { busy: words.sending };
  const missingId = useId();
  const missingText = missing.length > 0 ? words.missing?.(missing) : undefined;
  return (
    <>
      {!postsHere && <UnusableNotice className={noScript} {...words.noScript} />}
      {!isResponse && <UnusableNotice id={NOT_SENT} className={notSent} {...words.notSent} />}
      {!canSend && <UnusableNotice className={alone} title={t('form.unavailable.title')} text={words.unavailable} />}
      <Form
        {...formProps}
        className={[className, !postsHere && needsScript].filter(Boolean).join(' ')}
        aria-label={words.label}
        action={`#${NOT_SENT}`}
        {...(!isResponse && { [DRAFT_ATTRIBUTE]: draftKey(leadForm.name), [WAKES_FOR]: leadForm.parameter })}
        onInput={onInput}
        onChange={onChange}
        onFocus={onFocus}
      >
        {errorBoxProps && failure && (
          <ErrorBox
            {...errorBoxProps}
            id={isResponse ? NOT_SENT : undefined}
            className={box}
            title={t('errors.title')}
            actions={
              <>
                {leadForm.offersRetry && (!isResponse || failedInSending(failure)) && (
                  <Button type={isResponse ? 'submit' : 'button'} onClick={retry}>
                    {t('errors.tryAgain')}
                  </Button>
                )}
                <ButtonLink href={business.phoneHref}>
                  <WithPhone>{t('errors.call', { phone: business.phoneText[locale] })}</WithPhone>
                </ButtonLink>
              </>
            }
          >
            <p>
              <WithPhone>{messageOf(t, locale, leadForm, failure)}</WithPhone>
            </p>
          </ErrorBox>
        )}
        {children}
        <div className={send}>
          <Privacy {...words.privacy} />
          {awaitsScript && (
            <noscript>
              <SubmitButton labels={submit}>{words.send}</SubmitButton>
            </noscript>
          )}
          <SubmitButton
            {...submitButtonProps}
            className={awaitsScript ? needsScript : ''}
            aria-disabled={!ready || undefined}
            aria-describedby={missingText === undefined ? undefined : missingId}
            labels={submit}
          >
            {words.send}
          </SubmitButton>
          {missingText !== undefined && (
            <p id={missingId} className={`${missingNote} ${needsScript}`}>
              {missingText}
            </p>
          )}
          <p className={note}>{words.note}</p>
          <StatusRegion shown={!online} className={online ? undefined : offline}>{phase === 'sending' ? words.sendingStatus : online ? '' : t('form.offline')}</StatusRegion>
        </div>
        <FormTrap name={HONEYPOT_NAME} label={t('form.trap')} />
      </Form>
    </>
  );
}
