import { Button } from '@uno/ui/Button';
import { StatusRegion } from '@uno/ui/StatusRegion';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { actions as actionsStyle, body, bolt, lamp, name as nameStyle, panel, row, rows, state as stateStyle, summary as summaryStyle } from './DiagnosticsPanel.css.ts';

/** The state of a database table. `unconfigured`: no database is set up. */
export type DiagnosticsState = 'checking' | 'reachable' | 'unreachable' | 'unconfigured';

/** A pane for each state, on 32 × 32 units: its shape shows the state, so that colour is not the only cue (WCAG 1.4.1). */
const lamps: Readonly<Record<DiagnosticsState, ReactNode>> = {
  // Half swept, with an upright blade.
  checking: (
    <>
      <path data-plane="dull" d="M16 2h14v28H16z" />
      <path d="M2 2h28v28H2z" />
      <path data-line="heavy" d="M16 2v28" />
    </>
  ),
  reachable: (
    <>
      <path d="M2 2h28v28H2z" />
      <path data-line="heavy" d="m8 17 6 6L25 9" />
    </>
  ),
  unreachable: (
    <>
      <path d="M2 2h28v28H2z" />
      <path data-line="heavy" d="M9 9l14 14M23 9 9 23" />
    </>
  ),
  unconfigured: <path data-line="dashed" d="M2 2h28v28H2z" />,
};

/** The props of `DiagnosticsPanel`. */
export interface DiagnosticsPanelProps extends Omit<ComponentPropsWithRef<'details'>, 'className'> {
  /** The text of the `<summary>`: “Diagnostics”. */
  summary: ReactNode;
  /** The rows: one `DiagnosticsRow` for each table. */
  children: ReactNode;
  /** On the button: “Check again”. */
  check: ReactNode;
  /** Called by the button; not while `checking`. */
  onCheck: () => void;
  /** Whether a check is under way: the button is then `aria-disabled`, and keeps the focus. Default false. */
  checking?: boolean;
  /** Announced when it changes: “Both tables answer.” Empty until the first check is done. */
  status?: ReactNode;
  /** Other buttons, beside the check button: for example one that clears the stored rate limit. */
  actions?: ReactNode;
}

/**
 * Shows whether the forms reach their database: a native `<details>`, closed unless `open` is given. It makes no request
 * itself. A screen reader announces changes of `status`, not changes of the rows. `ref` and the
 * rest reach the `<details>`.
 */
export function DiagnosticsPanel({ summary, check, onCheck, checking = false, status, actions, children, ...rest }: DiagnosticsPanelProps) {
  return (
    <>
      <details data-surface="raised" {...rest} className={panel}>
        <summary className={summaryStyle}>
          <svg className={bolt} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <circle cx="10" cy="10" r="8.5" />
            <path d="M4.5 10h11" />
          </svg>
          {summary}
        </summary>
        <div className={body}>
          <dl className={rows}>{children}</dl>
          <div className={actionsStyle}>
            <Button
              aria-disabled={checking ? true : undefined}
              onClick={() => {
                if (!checking) onCheck();
              }}
            >
              {check}
            </Button>
            {actions}
          </div>
        </div>
      </details>
      {/* Outside of the `<details>`, so that it is announced while the panel is closed. */}
      <StatusRegion>{status}</StatusRegion>
    </>
  );
}

/** One table and its state: a drawn pane, the name, the state in words. */
export function DiagnosticsRow({ name, state, children, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'className'> & {
  /** The table: “quote_requests”, or what it contains. */
  name: ReactNode;
  /** Its state, which decides the drawn pane. */
  state: DiagnosticsState;
  /** The state in words: “Reachable, 84 ms”. */
  children: ReactNode;
}) {
  return (
    <div {...rest} data-state={state} className={row}>
      <dt className={nameStyle}>{name}</dt>
      <dd className={stateStyle}>
        <svg className={lamp} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          {lamps[state]}
        </svg>
        {children}
      </dd>
    </div>
  );
}
