import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerRepository } from '../ownerRepository.ts';

/*
 * A company's own repository, made as docs/rebranding.md says: cloned, rebranded, committed, then upgraded by a pull. tests/rebrand.ts
 * builds the same repository.
 */

let owner: Awaited<ReturnType<typeof ownerRepository>>;

beforeAll(async () => {
  owner = await ownerRepository();
}, 120_000);
afterAll(() => owner.remove());

const COMPANY = 'tests/rebrand/boreal.json';

test('a rebrand writes only files that upstream does not have, and the empty brand.json', () => {
  expect(owner.rebrand(COMPANY)).toContain('The site is that of Boréal Propreté');
  expect(owner.git('status', '--porcelain', '--untracked-files=all').split('\n').map((line) => line.trim())).toEqual([
    'M tokens/src/brand.json', '?? company/announcement.yaml', '?? company/areas.yaml', '?? company/facts.yaml', '?? company/owner-to-confirm.md', '?? company/testimonials.yaml', '?? company/written.json',
  ]);
});

test('a rebrand makes four themes of the company’s colour: light and dark, at both levels of contrast', () => {
  const brand: Readonly<Record<string, { readonly $extensions: object; readonly stroke?: object }>> = JSON.parse(owner.read('tokens/src/brand.json'));
  const seen = ['theme', 'darkTheme', 'contrastTheme', 'darkContrastTheme'].map((key) => [...Object.values(brand[key]?.$extensions ?? {}), brand[key]?.stroke !== undefined]);
  expect(seen).toEqual([['light', 'AA', false], ['dark', 'AA', false], ['light', 'AAA', true], ['dark', 'AAA', true]]);
});

test('a pull after the rebrand brings what upstream changed, without a conflict, and leaves the company’s files as they are', () => {
  owner.git('add', '--all');
  owner.git('commit', '--quiet', '--message=Our company');
  const before = owner.git('ls-tree', '-r', 'HEAD', 'company');
  owner.changeUpstream();
  owner.git('pull', '--quiet', '--no-rebase', '--no-edit', 'upstream', 'main');
  expect(owner.git('ls-tree', '-r', 'HEAD', 'company')).toBe(before);
  expect(owner.git('status', '--porcelain')).toBe('');
  expect([owner.read('site/company/facts.yaml'), owner.read('company/facts.yaml')].map((facts) => /clients: (\d+)/.exec(facts)?.[1])).toEqual(['210', '60']);
});

test('a second rebrand with the same file changes nothing', () => {
  expect(owner.rebrand(COMPANY)).toContain('Nothing changed');
  expect(owner.git('status', '--porcelain')).toBe('');
});

test('a rebrand keeps what the owner has written since, shows what it would have changed, and keeps the ticks and the notes of the list', () => {
  owner.append('company/testimonials.yaml', '  # A testimonial that the owner adds by hand.\n');
  const list = owner.read('company/owner-to-confirm.md').replace('- [ ] The articles', '- [x] The articles');
  owner.write('company/owner-to-confirm.md', `${list}Ask the insurer for the certificate.\n`);
  const report = owner.rebrand(COMPANY);
  expect(report).toMatch(/company\/testimonials\.yaml: stays as it is[^]*- {2}# A testimonial that the owner adds by hand\./);
  expect(owner.read('company/testimonials.yaml')).toContain('A testimonial that the owner adds by hand');
  expect(owner.read('company/owner-to-confirm.md')).toBe(`${list}Ask the insurer for the certificate.\n`);
  expect(list).toContain('- [x] ');
});

test('a dry run shows the lines that would change, and changes nothing', () => {
  const before = owner.git('status', '--porcelain');
  owner.append('boreal-moved.json', owner.read(COMPANY).replace('+1-418-555-0177', '+1-418-555-0188').replace('boreal.svg', 'tests/rebrand/boreal.svg'));
  expect(owner.rebrand('boreal-moved.json', '--dry-run')).toMatch(/Nothing was changed\.[^]*company\/facts\.yaml: changes[^]*-phone: \+1-418-555-0177[^]*\+phone: \+1-418-555-0188/);
  expect(owner.git('status', '--porcelain').replace('\n?? boreal-moved.json', '')).toBe(before);
});
