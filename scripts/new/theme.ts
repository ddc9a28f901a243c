import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTheme, themeNames } from '../../tokens/src/names.ts';
import { themeScript, themeScriptHash } from '../../tokens/src/themeScript.ts';
import { type Answers, insertBefore, edit, labelIn, labelPrompts, namePrompt, quoted } from './edit.ts';

const root = join(import.meta.dirname, '../..');

/** The theme to copy, by the colour scheme of the new one. */
const schemeSources: Readonly<Record<string, string>> = { light: 'evergreen', dark: 'midnight' };

const themeFile = (name: string) => `tokens/src/themes/${name}.tokens.json`;

/** Copies a valid theme, in which every pair passes; the build checks each change. */
function copyTheme({ name = '', scheme = '', english = '' }: Answers): string {
  const copy = readFileSync(join(root, themeFile(schemeSources[scheme] ?? '')), 'utf8').replace(/"\$description": "[^"]*"/, `"$description": "${quoted(english)}: write how it looks."`);
  writeFileSync(join(root, themeFile(name)), copy, { flag: 'wx' });
  return themeFile(name);
}

const withName = edit('tokens/src/names.ts', (text, { name = '' }) => insertBefore(text, /\] as const;/, `, '${name}'`));

const withSource = edit('tokens/src/themeSources.ts', (text, { name = '' }) =>
  insertBefore(insertBefore(text, /import type \{ ThemeName \}/, `import ${name} from './themes/${name}.tokens.json' with { type: 'json' };\n`), / \};\n\n\/\*\* The name of a plane/, `, ${name}`),
);

const withLabel = (language: 'en' | 'fr') =>
  edit(`site/content/${language}/footer.ts`, (text, answers) => insertBefore(text, / {2}'footer\.privacy'/, `  'footer.theme.${answers.name}': '${labelIn(language, answers)}',\n`));

/** Updates the script that sets a theme before the first paint, which names every theme, and its hash. */
async function withScript({ name = '' }: Answers): Promise<string> {
  // `themeNames` was imported before the name was added.
  const script = themeScript({ names: [...themeNames, name], default: defaultTheme });
  const path = join(root, 'tokens/guides/make-it-yours.md');
  const text = readFileSync(path, 'utf8').replace(/^<script>\{let t;.*<\/script>$/m, () => `<script>${script}</script>`);
  writeFileSync(path, text.replace(/sha256-[\w+/]{43}=/g, await themeScriptHash(script)));
  return 'tokens/guides/make-it-yours.md';
}

/** Adds a theme, last in the picker. */
export const theme = {
  description: 'a theme, as a copy of evergreen or midnight to change',
  prompts: [
    namePrompt('What is the theme called in code?', /^[a-z]+$/, 'lagoon'),
    { type: 'list' as const, name: 'scheme', message: 'Which colour scheme does it have?', choices: Object.keys(schemeSources) },
    ...labelPrompts,
  ],
  actions: [copyTheme, withName, withSource, withLabel('en'), withLabel('fr'), withScript],
};
