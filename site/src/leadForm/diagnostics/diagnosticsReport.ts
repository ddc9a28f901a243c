import type { Locale } from '../../../i18n/locale.ts';
import { CLIENT_INFO } from '../../leads/client.ts';
import type { Store } from '../../leads/config.ts';
import { type ConnectionReport, leadTables } from '../../leads/connection.ts';
import type { submissionCount } from '../../leads/rate.ts';

/**
 * The report that a visitor can send us: one `name: value` per line, the same in both languages. It does not identify the
 * visitor: it contains neither form values nor the URL, the browser or the key.
 */
export function reportOf(
  { session, tables }: ConnectionReport,
  { store, locale, counted, now = new Date() }: { readonly store: Store | null; readonly locale: Locale; readonly counted: ReturnType<typeof submissionCount>; readonly now?: Date },
): string {
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['site', CLIENT_INFO],
    ['time', now.toISOString()],
    ['language', locale],
    ['store', store === null ? 'none' : new URL(store.url).origin],
    ['session', session],
    ...leadTables.map((table) => {
      const response = tables[table];
      const { state, code } = response;
      return [table, [state, code, ...('latency' in response ? [`${response.latency} ms`] : []), ...('why' in response ? [response.why] : [])].join(', ')] as const;
    }),
    ['counted', `${counted.count} of ${counted.most}`],
  ];
  return facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}
