import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** Packages whose code browsers download. Their licences ask for their text to be published with it. */
const PUBLISHED = ['react', 'react-dom', 'react-router', '@radix-ui/react-dialog', '@radix-ui/react-navigation-menu', 'lucide-react', 'minisearch', '@supabase/supabase-js'];

/** What the licences of the scripts lack: the text of a package's licence, or the comment in the first script that says where they are. @param folder the built site */
export function licenceFindings(folder = dist): readonly ValidatedPage[] {
  const file = join(folder, 'licences.txt');
  const parts = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : [];
  const unnamed = PUBLISHED.filter((name) => !parts.some((part) => part.startsWith(`${name} - `) && part.includes('Permission')));
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('entry.client-') && name.endsWith('.js'));
  // The folder also has the scripts of earlier builds, for pages that are still open.
  const named = scripts.some((name) => readFileSync(join(folder, 'assets', name), 'utf8').includes('/*! Licences: /licences.txt */'));
  return [
    { page: 'licences.txt', findings: unnamed.map((name) => `has no licence of ${name}`) },
    { page: 'assets/entry.client', findings: named ? [] : ['has no comment with the address of the licences'] },
  ];
}
