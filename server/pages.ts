import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../site/userFacingError.ts';
import { hrefOf } from '../site/routes.ts';
import { localeOf } from '../site/i18n/locale.ts';
import type { ContentCoding } from './encoding.ts';

/** What the server must know about a built site besides its files. */
export interface BuiltPages {
  /** Whether a path has a page of its own. */
  has(path: string): boolean;
  /** The not-found page in the language of a path, in a coding if the build has it in that. */
  notFound(path: string, coding: ContentCoding | undefined): Promise<{ readonly body: Buffer; readonly encoding: string | undefined }>;
}

/** The path of the not-found page in the language of a path. */
const notFoundPath = (path: string): string => hrefOf('notFound', localeOf(path));

/** Reads the pages of one build from its folder. */
export function builtPagesOf(folder: string): BuiltPages {
  const read = (file: string) =>
    readFile(join(folder, file)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
  return {
    has: (path) => existsSync(join(folder, path, 'index.html')),
    async notFound(path, coding) {
      const page = `${notFoundPath(path)}/index.html`;
      const packed = coding === 'br' ? await read(`${page}.br`) : undefined;
      if (packed !== undefined) return { body: packed, encoding: 'br' };
      return { body: (await read(page)) ?? (await read('404.html')) ?? Buffer.from('Not found'), encoding: undefined };
    },
  };
}
