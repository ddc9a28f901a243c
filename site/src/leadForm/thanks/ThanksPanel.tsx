import { SuccessPanel } from '@uno/ui/SuccessPanel';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { night, storey, storeys, storeysTitle, when, window } from './ThanksPanel.css.ts';
import type { useThanksParts } from './useThanksParts.ts';

/** A promise in the thank-you message. */
export interface PromisedStep {
  /** When it is due: “Tuesday, December 1, at 2:05 PM”. Undefined without a script, or if nothing is promised. */
  readonly due: string | undefined;
  /** What is shown without a date: how long it takes; empty if nothing is promised. */
  readonly duration: string;
  /** What happens. */
  readonly what: string;
}

/**
 * The thank-you message of both forms: the words, the promises with their dates, and a tower at night in which a window lights
 * up. Its title takes the focus.
 *
 * @param parts the result of `useThanksParts`
 */
export function ThanksPanel({
  title,
  parts: { Tower },
  steps,
  stepsTitle,
  actions,
  children,
}: {
  title: string;
  parts: ReturnType<typeof useThanksParts>;
  steps: readonly PromisedStep[];
  stepsTitle?: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  const t = useT<'form'>();
  return (
    <SuccessPanel
      level={1}
      layout="split"
      picture={
        <div data-surface="dark" className={night}>
          {Tower && <Tower />}
        </div>
      }
      title={title}
      actions={actions}
    >
      {children}
      {stepsTitle !== undefined && <h2 className={storeysTitle}>{stepsTitle}</h2>}
      {steps.length > 0 && (
        <ol className={storeys}>
          {steps.map(({ due, duration, what }) => {
            const time = due === undefined ? duration : t('form.thanks.by', { date: due });
            return (
              <li key={what} className={storey}>
                <svg data-surface="dark" className={window} viewBox="0 0 48 40" aria-hidden="true" focusable="false">
                  <path d="M2 2h20v36H2zM26 2h20v36H26z" />
                </svg>
                <div>
                  {time !== '' && <strong className={when}>{time}</strong>}
                  <span>{what}</span>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </SuccessPanel>
  );
}
