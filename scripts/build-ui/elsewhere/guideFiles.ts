/** Writes the code of a guide into files, named by its first line. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';

/** Code with the name of its file in a comment on its first line. */
const FILE = /^```\w+\n((?:\/\/|\/\*) ([\w./-]+\.\w+)(?: \*\/)?\n[^]*?)^```/gm;

/** The Playwright example needs its own runner; the checks below cover what it tests. */
const SKIPPED = /^e2e\//;

const HTML = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ada</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;

const CONFIG = {
  compilerOptions: {
    target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx',
    strict: true, noEmit: true, skipLibCheck: true, resolveJsonModule: true, allowImportingTsExtensions: true, types: ['node', 'vite/client'],
  },
  include: ['**/*.ts', '**/*.tsx'],
};

type File = readonly [path: string, content: string];

/** The files that a guide shows. */
async function filesOf(guide: string): Promise<readonly File[]> {
  const text = await readFile(guide, 'utf8');
  const shown = [...text.matchAll(FILE)].map(([, code = '', path = '']): File => [path, code]).filter(([path]) => !SKIPPED.test(path));
  if (shown.length === 0) throw new Error(`${guide} shows no file.`);
  return shown;
}

async function write(folder: string, files: readonly File[]): Promise<void> {
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Writes the files that a guide shows into a folder, then more files over them. */
export async function writeGuideFiles(guide: string, folder: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await write(folder, [...(await filesOf(guide)), ['index.html', HTML], ['tsconfig.json', JSON.stringify(CONFIG)], ...Object.entries(more)]);
}

/** Writes the files that a guide shows without their types, for an application in JavaScript. */
export async function writeGuideScripts(guide: string, folder: string): Promise<void> {
  const scripts = (await filesOf(guide)).map(async ([path, code]): Promise<File> => [path.replace(/\.tsx?$/, '.jsx'), (await transformWithOxc(code, path, { jsx: 'preserve' })).code]);
  await write(folder, await Promise.all(scripts));
}

