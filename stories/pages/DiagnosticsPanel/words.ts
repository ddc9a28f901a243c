import { fromSite } from '../../siteWords.ts';

/** The words of the stories, in both languages. */
export const words = fromSite(['diagnostics', 'getQuote'], (t) => ({
  summary: t('getQuote.diagnostics'),
  check: t('diagnostics.check'),
  clear: t('diagnostics.clear'),
  checking: t('diagnostics.checking'),
  reachable: t('diagnostics.reachable', { latency: 84, code: '200' }),
  unreachable: t('diagnostics.unreachable', { why: t('diagnostics.why.timeout'), code: 'timeout' }),
  unconfigured: t('diagnostics.unconfigured', { code: 'none' }),
  both: t('diagnostics.both'),
  one: t('diagnostics.one'),
}));
