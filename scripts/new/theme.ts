import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, before, edit, labelIn, labelPrompts, namePrompt, quoted } from './edit.ts';

const root = join(import.meta.dirname, '../..');

/** The theme to begin with, by the surroundings that a new one is made for. */
const patterns: Readonly<Record<string, string>> = { light: 'evergreen', dark: 'midnight' };

const themeFile = (name: string) => `tokens/src/themes/${name}.tokens.json`;

/** A copy: every pair of colours is proven already, and each that changes is proven by the build. */
function copyOfPattern({ name = '', scheme = '', english = '' }: Answers): string {
  const copy = readFileSync(join(root, themeFile(patterns[scheme] ?? '')), 'utf8').replace(/"\$description": "[^"]*"/, `"$description": "${quoted(english)}: write how it looks."`);
  writeFileSync(join(root, themeFile(name)), copy, { flag: 'wx' });
  return themeFile(name);
}

const withName = edit('tokens/src/names.ts', (text, { name = '' }) => before(text, /\] as const;/, `, '${name}'`));

const withSource = edit('tokens/src/source.ts', (text, { name = '' }) =>
  before(before(text, /import type \{ ThemeName \}/, `import ${name} from './themes/${name}.tokens.json' with { type: 'json' };\n`), / \};\n\nconst schemes/, `, ${name}`),
);

const withLabel = (language: 'en' | 'fr') =>
  edit(`site/content/${language}/footer.ts`, (text, answers) => before(text, / {2}'footer\.privacy'/, `  'footer.theme.${answers.name}': '${labelIn(language, answers)}',\n`));

/** The script that sets a theme before the first paint names every theme: its text and its hash change. */
async function withScript(): Promise<string> {
  const { themeScript, themeScriptHash } = await import('../../tokens/src/themeScript.ts');
  const hash = `sha256-${createHash('sha256').update(themeScript).digest('base64')}`;
  for (const path of ['tokens/src/themeScript.ts', 'tokens/README.md']) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll(themeScriptHash, hash);
    writeFileSync(join(root, path), text.replace(/^<script>try\{let t=.*<\/script>$/m, () => `<script>${themeScript}</script>`));
  }
  return 'tokens/src/themeScript.ts, tokens/README.md';
}

/** A theme of its own in the picker, after the others. */
export const theme = {
  description: 'a theme, as a copy of evergreen or midnight to change',
  prompts: [
    namePrompt('What is the theme called in code?', /^[a-z]+$/, 'lagoon'),
    { type: 'list' as const, name: 'scheme', message: 'For which surroundings is it made?', choices: Object.keys(patterns) },
    ...labelPrompts,
  ],
  actions: [copyOfPattern, withName, withSource, withLabel('en'), withLabel('fr'), withScript],
};
