import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './halt.ts';
import { hrefOf } from '../routes.ts';
import { localeOf } from '../i18n/locale.ts';
import type { SiteManifest } from '../manifest.ts';
import { STRICT_POLICY } from '../headers.ts';

/** What the server must know of a built site beyond its files. */
export interface BuiltPages {
  /** Whether a path has a page of its own. */
  has(path: string): boolean;
  /** The Content-Security-Policy of a path. */
  policy(path: string): string;
  /** The not-found page in the language of a path, compressed when that was accepted. */
  notFound(path: string, acceptEncoding: string): Promise<{ readonly body: Buffer; readonly encoding: string | undefined }>;
}

/** The path of the not-found page in the language of a path. */
export const notFoundPath = (path: string): string => hrefOf('notFound', localeOf(path));

/** The policies of a built site, by path. */
function policiesIn({ policies, pages, files }: SiteManifest): ReadonlyMap<string, string> {
  const named = [...pages.map(({ path, policy }) => [path, policy] as const), ...Object.entries(files)];
  return new Map(named.map(([path, policy]) => [path, policies[policy] ?? STRICT_POLICY]));
}

/** Knows the pages of one build, by the folder of its files and its manifest. */
export function pagesOf(folder: string, manifest: SiteManifest): BuiltPages {
  const policies = policiesIn(manifest);
  const read = (file: string) =>
    readFile(join(folder, file)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
  return {
    has: (path) => existsSync(join(folder, path, 'index.html')),
    policy: (path) => policies.get(path) ?? STRICT_POLICY,
    async notFound(path, acceptEncoding) {
      const page = `${notFoundPath(path)}/index.html`;
      const packed = /\bbr\b/.test(acceptEncoding) ? await read(`${page}.br`) : undefined;
      if (packed !== undefined) return { body: packed, encoding: 'br' };
      return { body: (await read(page)) ?? (await read('404.html')) ?? Buffer.from('Not found'), encoding: undefined };
    },
  };
}
