import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoreConfig } from '../../server/config.ts';
import type { Database } from '../../server/database.ts';
import { backUpLeads, restoreLeads } from '../../server/leads-backup.ts';
import { serveLeads } from '../../server/leads-socket.ts';
import { forget, readLeads } from '../../server/leads-store.ts';
import { setChannels } from '../../server/notify/outbox.ts';
import { onPath } from '../browser.ts';
import { aMessage, aRequest, asOwner, openMigrated, sendLead } from '../database/stores.ts';
import { folderForAll } from '../temporaryFolder.ts';

const folder = folderForAll('privacy');
const at = (name: string) => join(folder, name);

/** A store that a running server holds. */
async function servedStore(): Promise<{ readonly config: StoreConfig; readonly database: Database }> {
  const database = await openMigrated();
  const dataDir = folderForAll('served');
  const server = await serveLeads(dataDir, database);
  afterAll(() => void server.close());
  return { config: { dataDir, databaseUrl: undefined }, database };
}

const [first, second] = [await servedStore(), await servedStore()];

const emailsIn = async ({ database }: { readonly database: Database }) => {
  const { quote_requests, contact_messages } = await readLeads(database);
  return [...quote_requests, ...contact_messages].map(({ email }) => email).toSorted();
};

beforeEach(async () => {
  for (const { database } of [first, second]) {
    for (const table of ['public.quote_requests', 'public.contact_messages', 'app_private.notifications', 'app_private.forgotten', 'app_private.rate_windows']) await asOwner(database, `delete from ${table}`);
    await setChannels(database, []);
  }
});

let files = 0;
/** The name of a file that does not exist. */
const newFile = () => at(`backup-${(files += 1)}.gz`);

async function backUp({ config }: typeof first, recipient?: string): Promise<string> {
  const file = newFile();
  await backUpLeads(config, file, recipient);
  return recipient === undefined ? file : `${file}.age`;
}

describe('a person who was forgotten', () => {
  const gone = 'Gone@exemple.ca';
  const stays = 'stays@exemple.ca';

  /** A backup from before the person was forgotten, and one from after, when they had sent a message again. */
  async function beforeAndAfter() {
    for (const row of [aRequest({ email: gone }), aMessage({ email: gone.toLowerCase() }), aMessage({ email: stays })]) await sendLead(first.database, row);
    const before = await backUp(first);
    await forget(first.database, gone);
    await sendLead(first.database, aMessage({ email: gone, message: 'after' }));
    return { before, after: await backUp(first) };
  }

  test('does not come back in the same store', async () => {
    const { before } = await beforeAndAfter();
    expect(await restoreLeads(first.config, before)).toContain('0 quote requests and 0 contact messages restored. 0 quote requests and 1 contact message were already there and were left as they are. 1 quote request and 1 contact message were left out, because their senders were forgotten since.');
    expect(await emailsIn(first)).toEqual([gone, stays]);
  });

  test.each([
    ['the older backup last', false, '1 quote request and 1 contact message were left out'],
    ['the older backup first', true, '1 quote request and 1 contact message of this store were deleted: the backup says that their senders were forgotten.'],
  ])('does not come back on a new machine that restores %s, and what they sent since is kept', async (_, olderFirst, says) => {
    const { before, after } = await beforeAndAfter();
    const [one, other] = olderFirst ? [before, after] : [after, before];
    await restoreLeads(second.config, one);
    expect(await restoreLeads(second.config, other)).toContain(says);
    expect(await emailsIn(second)).toEqual([gone, stays]);
    expect((await readLeads(second.database)).contact_messages.map(({ message }) => message)).toContain('after');
  });

  test('is in a later backup only as a hash', async () => {
    const { after } = await beforeAndAfter();
    await forget(first.database, gone);
    const text = gunzipSync(readFileSync(await backUp(first))).toString();
    expect(text.toLowerCase()).not.toContain('gone@');
    expect(text).toMatch(/"forgotten": ?\[\{"hash": ?"[0-9a-f]{64}"/);
    expect(gunzipSync(readFileSync(after)).toString()).toContain(stays);
  });
});

describe('an encrypted backup', async () => {
  const [identity, foreign] = [await generateX25519Identity(), await generateX25519Identity()];
  const recipient = await identityToRecipient(identity);
  const keyFile = at('key.txt');
  writeFileSync(keyFile, `# public key: ${recipient}\n${identity}\n`);
  writeFileSync(at('foreign.txt'), `${foreign}\n`);
  writeFileSync(at('empty.txt'), '# nothing\n');

  test('is opened by the owner’s key alone, and says where it is', async () => {
    await sendLead(first.database, aMessage({ email: 'secret@exemple.ca' }));
    const name = newFile();
    expect(await backUpLeads(first.config, name, ` ${recipient}\n`)).toContain(`${name}.age: 0 quote requests and 1 contact message, written and read back`);
    const file = `${name}.age`;
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    await expect(restoreLeads(second.config, file)).rejects.toThrow(/is encrypted: nothing was restored\. Add --identity FILE/);
    await expect(restoreLeads(second.config, file, at('foreign.txt'))).rejects.toThrow(/could not be decrypted .*: nothing was restored\. Check that --identity names the right key/);
    await expect(restoreLeads(second.config, file, at('empty.txt'))).rejects.toThrow(/holds no key: --identity names the file that age-keygen made/);
    const cut = newFile();
    writeFileSync(cut, bytes.subarray(0, -20));
    await expect(restoreLeads(second.config, cut, keyFile)).rejects.toThrow(/could not be decrypted/);
    expect(await emailsIn(second)).toEqual([]);
    expect(await restoreLeads(second.config, file, keyFile)).toContain('1 contact message restored');
    expect(await emailsIn(second)).toEqual(['secret@exemple.ca']);
  });

  test.each([['a word', 'nobody'], ['the secret key', identity]])('is not written for %s in place of a public key, and the message does not repeat it', async (_, wrong) => {
    const refused = await backUpLeads(first.config, newFile(), wrong).catch(String);
    expect(refused).toContain('UNO_BACKUP_RECIPIENT is not a public key of age: nothing was written.');
    expect(refused).not.toContain(wrong);
  });

  test('is not made without a key, and the command says so', async () => {
    expect(await backUpLeads(first.config, newFile(), '')).toContain('is not encrypted');
  });

  // Debian's package age, which the documents name for the owner's own computer.
  test.runIf(onPath('age') !== undefined)('is a file of the command line age, in both directions', async () => {
    for (let sent = 0; sent < 40; sent += 1) await sendLead(first.database, aMessage({ message: `${crypto.randomUUID()} `.repeat(60) }));
    const plain = await backUp(first);
    const file = await backUp(first, recipient);
    const opened = spawnSync('age', ['--decrypt', '--identity', keyFile, file], { maxBuffer: 1e8 });
    const rowsOf = (bytes: Buffer) => gunzipSync(bytes).toString().split('\n').slice(1, -2);
    expect(rowsOf(opened.stdout)).toEqual(rowsOf(readFileSync(plain)));
    const byAge = newFile();
    expect(spawnSync('age', ['--recipient', recipient, '--output', byAge, plain]).status).toBe(0);
    expect(await restoreLeads(second.config, byAge, keyFile)).toContain('40 contact messages restored');
  });
});

test('notifications to the owner that wait are restored with leads that are still new, and those to senders are not', async () => {
  await setChannels(first.database, ['email', 'webhook', 'acknowledgement']);
  const [open, handled, told] = [aMessage(), aMessage(), aMessage()];
  for (const row of [open, handled, told]) await sendLead(first.database, row, { language: 'fr-CA' });
  await asOwner(first.database, "update public.contact_messages set status = 'handled' where id = $1", [handled['id']]);
  await asOwner(first.database, 'delete from app_private.notifications where lead = $1', [told['id']]);
  const file = await backUp(first);
  await setChannels(second.database, ['email', 'webhook', 'acknowledgement']);
  expect(await restoreLeads(second.config, file)).toContain('2 notifications to you that waited when it was made will be sent.');
  expect(await asOwner(second.database, 'select lead, channel, locale, attempts from app_private.notifications order by channel')).toEqual([
    { lead: open['id'], channel: 'email', locale: 'fr-CA', attempts: 0 },
    { lead: open['id'], channel: 'webhook', locale: 'fr-CA', attempts: 0 },
  ]);
  // Leads that the store already has are not reported again.
  await asOwner(second.database, 'delete from app_private.notifications');
  expect(await restoreLeads(second.config, file)).not.toContain('will be sent');
  expect(await asOwner(second.database, 'select from app_private.notifications')).toEqual([]);
});
