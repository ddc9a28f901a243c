/**
 * The documentation in the tarballs: README, guides, changelog, and the comments of code, types and styles.
 * A consumer has only the tarball, so nothing in it may point to a file of this repository.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A path of the repository: `tests/unit`, `docs/packages.md`. Inside a URL or a longer path it does not count. */
const REPOSITORY_PATH = /(?<![\w@./-])(?:\.\.?\/)*(?:tests|docs|site|stories|scripts|server|packages|supabase|\.storybook|\.ci)\/[\w.-]+|\b(?:CONTRIBUTING|behaviour|glossary)\.md\b/g;

/** A link of Markdown to another file: `[Upgrading](guides/upgrading.md)`. */
const LINK = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** Classes in the HTML that a guide shows. */
const CLASSES = /class="([^"{]+)"/g;

/** The files that every tarball must have. */
const REQUIRED = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/** The faults in the documentation of an unpacked package, one line each. */
export async function documentationFaults(installed: string): Promise<string[]> {
  const files = globSync('**/*.{md,js,ts,css}', { cwd: installed, exclude: ['node_modules/**'] }).sort();
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(installed, file), 'utf8')] as const));
  const here = new Set(globSync('**/*', { cwd: installed }));
  const { version }: { version: string } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const sheet = here.has(join('css', 'all.css')) ? await readFile(join(installed, 'css/all.css'), 'utf8') : '';
  const readme = texts.find(([file]) => file === 'README.md')?.[1] ?? '';
  const isClass = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet);
  return [
    ...REQUIRED.filter((file) => !here.has(file)).map((file) => `${file} is missing.`),
    ...texts.flatMap(([file, text]) => [...new Set(text.match(REPOSITORY_PATH))].map((path) => `${file} mentions ${path}, which a consumer does not have.`)),
    ...texts
      .filter(([file]) => file.endsWith('.md'))
      .flatMap(([file, text]) => [...text.matchAll(LINK)].map(([, to = '']) => [file, to] as const))
      .filter(([file, to]) => !here.has(join(dirname(file), to)))
      .map(([file, to]) => `${file} links to ${to}, which is not in the package.`),
    ...texts
      .filter(([file]) => file.startsWith('guides'))
      .flatMap(([file, text]) => [...new Set([...text.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))].map((name) => [file, name] as const))
      .filter(([, name]) => !isClass(name))
      .map(([file, name]) => `${file} shows the class ${name}, which no sheet has: the HTML of consumers breaks.`),
    ...[...here].flatMap((file) => /^css[/\\]([A-Z]\w+)\.css$/.exec(file)?.[1] ?? []).filter((name) => !readme.includes(`\`${name}\``)).map((name) => `README.md does not name ${name}.`),
    ...texts.filter(([file, text]) => file === 'CHANGELOG.md' && !text.includes(`\n## ${version}`)).map(() => `CHANGELOG.md has no section for ${version}.`),
  ];
}
