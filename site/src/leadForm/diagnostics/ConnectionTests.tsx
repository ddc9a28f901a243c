import { Button } from '@uno/ui/Button';
import { TextArea } from '@uno/ui/TextArea';
import { useCallback, useEffect, useRef, useState } from 'react';
import { numberFormat } from '../../../i18n/formats.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { currentStore } from '../../leads/config.ts';
import { type ConnectionReport, leadTables, type TableResponse, testConnection } from '../../leads/connection.ts';
import { submissionCount, forgetCount } from '../../leads/rate.ts';
import { fact, facts, wholeWidth } from './Diagnostics.css.ts';
import { DiagnosticsPanel, DiagnosticsRow } from './DiagnosticsPanel.tsx';
import { reportOf } from './diagnosticsReport.ts';

/** The open panel. It tests the connection when it mounts, and again when the button is pressed. */
export function ConnectionTests() {
  const t = useT<'diagnostics' | 'getQuote'>();
  const locale = useLocale();
  const panel = useRef<HTMLDetailsElement>(null);
  /** `null` while a test is running. */
  const [connection, setConnection] = useState<ConnectionReport | null>(null);
  const [status, setStatus] = useState('');
  /** The report, when the browser did not allow copying it. */
  const [report, setReport] = useState<string | null>(null);
  // Read on each render: the page's form counts too, and its success re-renders the page.
  const counted = submissionCount();

  const check = useCallback(() => {
    setConnection(null);
    setStatus('');
    void testConnection(currentStore()).then((found) => {
      setConnection(found);
      const reachable = leadTables.filter((table) => found.tables[table].state === 'reachable').length;
      setStatus(t(reachable === 2 ? 'diagnostics.both' : reachable === 1 ? 'diagnostics.one' : 'diagnostics.neither'));
    });
  }, [t]);

  useEffect(check, [check]);
  // The panel replaces the button that had the focus.
  useEffect(() => panel.current?.querySelector('summary')?.focus(), []);

  const textOf = (response: TableResponse): string => {
    const { code } = response;
    switch (response.state) {
      case 'reachable':
        return t('diagnostics.reachable', { latency: numberFormat(locale).format(response.latency), code });
      case 'unreachable':
        return t('diagnostics.unreachable', { why: t(`diagnostics.why.${response.why}`), code });
      case 'unconfigured':
        return t('diagnostics.unconfigured', { code });
    }
  };

  const clear = () => {
    forgetCount();
    setStatus(t('diagnostics.cleared'));
  };

  const copy = async () => {
    if (connection === null) return;
    const text = reportOf(connection, { store: currentStore(), locale, counted });
    try {
      await navigator.clipboard.writeText(text);
      setReport(null);
      setStatus(t('diagnostics.copied'));
    } catch {
      setReport(text);
      setStatus(t('diagnostics.notCopied'));
    }
  };

  return (
    <DiagnosticsPanel
      ref={panel}
      open
      summary={t('getQuote.diagnostics')}
      check={t('diagnostics.check')}
      checking={connection === null}
      onCheck={check}
      status={status}
      actions={
        <>
          <Button onClick={clear}>{t('diagnostics.clear')}</Button>
          <Button aria-disabled={connection === null ? true : undefined} onClick={() => void copy()}>
            {t('diagnostics.copy')}
          </Button>
          <div className={facts}>
            {/* The same words are in the panel's live region, for screen readers. */}
            <p className={fact} aria-hidden="true">
              {status}
            </p>
            <p>{t('diagnostics.counted', counted)}</p>
            {connection && <p>{t(`diagnostics.session.${connection.session}`)}</p>}
          </div>
          {report !== null && (
            <TextArea className={wholeWidth} name="report" readOnly rows={8} label={t('diagnostics.report')} value={report} />
          )}
        </>
      }
    >
      {leadTables.map((table) => {
        const response = connection?.tables[table];
        return (
          <DiagnosticsRow key={table} name={t(`diagnostics.${table}`)} state={response?.state ?? 'checking'}>
            {response ? textOf(response) : t('diagnostics.checking')}
          </DiagnosticsRow>
        );
      })}
    </DiagnosticsPanel>
  );
}
