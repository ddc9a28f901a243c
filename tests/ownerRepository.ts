import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from '../scripts/linkPackages.ts';
import { root } from './steps/command.ts';

/** What no copy of the repository has: its history, what was made, and what was stored. */
const LEFT_OUT = new Set(['.git', '.data', 'dist', 'dist-server', '.builds', '.cache', 'node_modules']);

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@uno.example', '-c', 'commit.gpgsign=false'];

/** The files that upstream changes between the rebrand and the owner's next pull: facts, areas, testimonials, an article, documentation, a test, a transcript. */
const UPSTREAM_CHANGES: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  ['site/company/facts.yaml', 'clients: 200', 'clients: 210'],
  ['site/company/areas.yaml', 'Mile End', 'Mile-End'],
  ['site/company/testimonials.yaml', 'Geneviève Archambault', 'Geneviève Arsenault'],
  ['site/content/blog/carpet-that-lasts.en.md', /on the first metres of carpet/, 'on the first few metres of carpet'],
  ['docs/owner-to-confirm.md', 'The texts of the site were written', 'All texts of the site were written'],
  ['docs/rebranding.md', 'is left out of both languages', 'is left out of each language'],
  ['tests/unit/specification.test.ts', 'clients: 200', 'clients: 210'],
  ['tests/unit/specification.test.ts', 'Mile End', 'Mile-End'],
  ['tests/e2e/transcripts/contact.en.txt', /^/, '# Upstream\n'],
];

/**
 * Upstream, and the repository of an owner who cloned it, as two git repositories in a temporary folder.
 */
export async function ownerRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'uno-owner-'));
  const [upstream, owner] = [join(folder, 'upstream'), join(folder, 'owner')];
  const git = (within: string, ...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', [...AUTHOR, ...args], { cwd: within, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}:\n${stdout}${stderr}`);
    return stdout.trim();
  };
  const isCopied = (path: string) => !LEFT_OUT.has(basename(path));
  // The files of a company are the owner's: upstream has none.
  for (const part of readdirSync(root).filter((name) => isCopied(name) && name !== 'company')) cpSync(join(root, part), join(upstream, part), { recursive: true, filter: isCopied });
  cpSync(join(root, 'company/README.md'), join(upstream, 'company/README.md'));
  writeFileSync(join(upstream, 'tokens/src/brand.json'), '{}\n');
  git(upstream, 'init', '--quiet', '--initial-branch=main');
  git(upstream, 'add', '--all');
  git(upstream, 'commit', '--quiet', '--message=Upstream');
  git(folder, 'clone', '--quiet', '--origin=upstream', upstream, owner);
  await linkPackages(owner);
  return {
    folder: owner,
    git: (...args: readonly string[]) => git(owner, ...args),
    /** Runs `npm run rebrand`. @returns what it printed */
    rebrand: (...args: readonly string[]): string => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/rebrand/rebrand.ts', ...args], { cwd: owner, encoding: 'utf8' });
      if (status !== 0) throw new Error(`npm run rebrand failed:\n${stdout}${stderr}`);
      return stdout.trim();
    },
    read: (path: string): string => readFileSync(join(owner, path), 'utf8'),
    write: (path: string, text: string): void => writeFileSync(join(owner, path), text),
    append: (path: string, text: string): void => appendFileSync(join(owner, path), text),
    /** Commits a change of each kind upstream. @throws when upstream no longer has a text that it changes */
    changeUpstream: (): void => {
      for (const [path, from, to] of UPSTREAM_CHANGES) {
        const before = readFileSync(join(upstream, path), 'utf8');
        const after = before.replace(from, to);
        if (after === before) throw new Error(`${path} has no ${from}: correct tests/ownerRepository.ts.`);
        writeFileSync(join(upstream, path), after);
      }
      git(upstream, 'commit', '--quiet', '--all', '--message=Upstream goes on');
    },
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}
