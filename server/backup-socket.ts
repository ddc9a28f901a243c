import { isBackupFacts } from './backup-file.ts';
import type { BackupRequest, BackupStore } from './backup-store.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { ask } from './leads-socket.ts';
import { isRecord } from '../site/isRecord.ts';

/** The store of the server that runs on a data directory, reached over its socket; undefined when no server runs there. */
export async function storeOfRunningServer(dataDir: string): Promise<BackupStore | undefined> {
  if ((await ask(dataDir, { backup: { what: 'facts' } })) === undefined) return undefined;
  const answerTo = async (request: BackupRequest): Promise<Readonly<Record<string, unknown>>> => {
    const answered = await ask(dataDir, { backup: request });
    if (answered === undefined) throw new UserFacingError('The server was stopped meanwhile: run this again.');
    if (!isRecord(answered)) throw new UserFacingError('The running server is of another version: stop it, then run this again.');
    if (typeof answered['error'] === 'string') throw new Error(answered['error']);
    return answered;
  };
  return {
    async facts() {
      const facts = await answerTo({ what: 'facts' });
      if (isBackupFacts(facts)) return facts;
      throw new UserFacingError('The running server is of another version: restart it, then run this again.');
    },
    async page(table, after) {
      const { rows } = await answerTo({ what: 'page', table, after });
      return Array.isArray(rows) ? rows.map(String) : [];
    },
    async restore(table, columns, rows) {
      const { stored, forgotten, notifications } = await answerTo({ what: 'restore', table, columns, rows });
      return { stored: Number(stored), forgotten: Number(forgotten ?? 0), notifications: Number(notifications ?? 0) };
    },
    async forget(entries) {
      const { quote_requests, contact_messages } = await answerTo({ what: 'forget', entries });
      return { quote_requests: Number(quote_requests), contact_messages: Number(contact_messages) };
    },
    restoreSettings: async (settings) => (await answerTo({ what: 'settings', settings }))['taken'] === true,
  };
}
