import { createReadStream, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { UserFacingError, reasonOf } from '../site/userFacingError.ts';

// Encrypted backups are files of age (https://age-encryption.org): its command line opens them too. They are encrypted to
// a public recipient, so the server has no key that opens them.

/** How each file of age begins. */
const MAGIC = 'age-encryption.org/v1\n';

/** Encrypts one backup. */
export interface BackupEncryption {
  readonly encrypt: (plain: Readable) => Promise<Readable>;
  /** A key that exists only in this process, so that the file can be read back once. */
  readonly identity: string;
}

/**
 * Prepares the encryption to a recipient, `age1…`, and to a key of this process alone.
 * @throws {UserFacingError} when it is no recipient; the message does not quote it, because it may be a secret key
 */
export async function encryptionTo(recipient: string): Promise<BackupEncryption> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient.trim());
  } catch {
    throw new UserFacingError('UNO_BACKUP_RECIPIENT is not a public key of age: nothing was written. On your own computer run age-keygen -o uno-backup.key, and write the age1… that it prints.');
  }
  // Post-quantum recipients and others may not be mixed.
  const identity = await (recipient.trim().startsWith('age1pq1') ? generateHybridIdentity() : generateX25519Identity());
  encrypter.addRecipient(await identityToRecipient(identity));
  return { identity, encrypt: async (plain) => Readable.from(await encrypter.encrypt(bytesOf(plain))) };
}

/** A stream of Node as a stream of the web, which age-encryption reads. */
function bytesOf(source: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => void source.destroy(),
  });
}

/** Whether a file was encrypted by age. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === MAGIC;
  } finally {
    await handle.close();
  }
}

/** Reads the secret keys of a file that age-keygen made. */
export function readIdentities(file: string): readonly string[] {
  try {
    const keys = readFileSync(file, 'utf8').split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
    if (keys.length > 0) return keys;
  } catch (error) {
    throw new UserFacingError(`${file} cannot be read (${reasonOf(error)}): check the name and the rights of the file with the key.`);
  }
  throw new UserFacingError(`${file} holds no key: --identity names the file that age-keygen made, with a line AGE-SECRET-KEY-….`);
}

/** The decrypted bytes of a file. Errors of age become a {@link UserFacingError} with the name of the file. */
export async function* decrypted(file: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const source = createReadStream(file);
  try {
    yield* Readable.from(await decrypter.decrypt(bytesOf(source)));
  } catch (error) {
    throw new UserFacingError(`${file} could not be decrypted (${reasonOf(error)}): nothing was restored. Check that --identity names the right key, or use another backup.`);
  } finally {
    source.destroy();
  }
}
