import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './halt.ts';
import { hrefOf } from '../routes.ts';
import { localeOf } from '../src/i18n/locale.ts';
import { policyFor, type PolicyByPath } from './headers.ts';

/** What the server must know of a built site beyond its files. */
export interface Pages {
  /** Whether a path has a page of its own. */
  has(path: string): boolean;
  /** The Content-Security-Policy of a path. */
  policy(path: string): string;
  /** The not-found page in the language of a path, compressed when that was accepted. */
  notFound(path: string, acceptEncoding: string): Promise<{ readonly body: Buffer; readonly encoding: string | undefined }>;
}

/** The path of the not-found page in the language of a path. */
export const notFoundPath = (path: string): string => hrefOf('notFound', localeOf(path));

function isPolicies(value: unknown): value is PolicyByPath {
  return typeof value === 'object' && value !== null && Object.values(value).every((policy) => typeof policy === 'string');
}

/** Knows the pages of `dist`, also after the site has been built anew under a running server. */
export function pagesOf(dist: string): Pages {
  const policyFile = join(dist, 'csp.json');
  let policies: PolicyByPath = {};
  let readAt = 0;
  const currentPolicies = () => {
    const writtenAt = statSync(policyFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt !== readAt) {
      const parsed: unknown = writtenAt === 0 ? {} : JSON.parse(readFileSync(policyFile, 'utf8'));
      policies = isPolicies(parsed) ? parsed : {};
      readAt = writtenAt;
    }
    return policies;
  };
  const read = (file: string) =>
    readFile(join(dist, file)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
  return {
    has: (path) => existsSync(join(dist, path, 'index.html')),
    policy: (path) => policyFor(path, currentPolicies()),
    async notFound(path, acceptEncoding) {
      const page = `${notFoundPath(path)}/index.html`;
      const packed = /\bbr\b/.test(acceptEncoding) ? await read(`${page}.br`) : undefined;
      if (packed !== undefined) return { body: packed, encoding: 'br' };
      return { body: (await read(page)) ?? (await read('404.html')) ?? Buffer.from('Not found'), encoding: undefined };
    },
  };
}
