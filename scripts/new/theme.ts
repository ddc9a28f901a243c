import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTheme, themeNames } from '../../tokens/src/names.ts';
import { themeFile as textOf, themeFrom } from '../../tokens/scripts/themeFrom.ts';
import { themeScript, themeScriptHash } from '../../tokens/src/themeScript.ts';
import { type Answers, insertBefore, edit, labelIn, labelPrompts, namePrompt, quoted } from './edit.ts';

const root = join(import.meta.dirname, '../..');

/** The theme to copy, by the colour scheme of the new one. */
const schemeSources: Readonly<Record<string, string>> = { light: 'evergreen', dark: 'midnight' };

const fileOf = (name: string) => `tokens/src/themes/${name}.tokens.json`;

/** Makes the theme from a colour, or copies a theme. Every pair passes in both; the build checks each change. */
function withTheme({ name = '', scheme = '', english = '', colour = '' }: Answers): string {
  const text = colour === '' ? readFileSync(join(root, fileOf(schemeSources[scheme] ?? '')), 'utf8') : textOf(themeFrom({ brand: colour.toLowerCase() }));
  const madeFrom = colour === '' ? '' : ` Made from ${colour}.`;
  writeFileSync(join(root, fileOf(name)), text.replace(/"\$description": "[^"]*"/, `"$description": "${quoted(english)}: write how it looks.${madeFrom}"`), { flag: 'wx' });
  return fileOf(name);
}

/** The prompt for the colour that a theme is made from. */
export const colourPrompt = {
  type: 'input' as const,
  name: 'colour',
  message: 'From which colour is it made? Leave it empty to begin with a copy.',
  default: '',
  validate: (colour: string, { scheme }: Answers) => {
    if (colour === '') return true;
    if (!/^#[0-9a-f]{6}$/i.test(colour)) return `“${colour}” is not a colour: write it like "#6b2d5c", in quotation marks.`;
    return scheme === 'light' || 'Only a light theme can be made from a colour: leave the colour out, and change the copy of midnight.';
  },
};

const withThemeName = edit('tokens/src/names.ts', (text, { name = '' }) => insertBefore(text, /\] as const;/, `, '${name}'`));

const withSource = edit('tokens/src/themeSources.ts', (text, { name = '' }) =>
  insertBefore(insertBefore(text, /import type \{ ThemeName \}/, `import ${name} from './themes/${name}.tokens.json' with { type: 'json' };\n`), /(?<=^export const themeSources: .*) \};$/m, `, ${name}`),
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
  description: 'a theme, made from a colour or as a copy of evergreen or midnight',
  prompts: [
    namePrompt('What is the theme called in code?', /^[a-z]+$/, 'lagoon'),
    { type: 'list' as const, name: 'scheme', message: 'Which colour scheme does it have?', choices: Object.keys(schemeSources) },
    ...labelPrompts,
    colourPrompt,
  ],
  actions: [withTheme, withThemeName, withSource, withLabel('en'), withLabel('fr'), withScript],
};
