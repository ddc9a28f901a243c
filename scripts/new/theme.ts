import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTheme, themeNames } from '../../tokens/src/names.ts';
import { levels, schemes } from '../../tokens/src/source.ts';
import { type GeneratedTheme, themeFile as textOf, themeFrom } from '../../tokens/src/themeFrom/index.ts';
import { themeScript, themeScriptHash } from '../../tokens/src/themeScript.ts';
import { type Answers, insertBefore, edit, labelIn, labelPrompts, namePrompt, quoted } from './edit.ts';

const root = join(import.meta.dirname, '../..');

/** The theme to copy, by the colour scheme of the new one. */
const schemeSources: Readonly<Record<string, string>> = { light: 'evergreen', dark: 'midnight' };

const fileOf = (name: string) => `tokens/src/themes/${name}.tokens.json`;

/** The theme that the answers describe, from a colour. */
export const themeOf = ({ colour = '', accent, scheme, contrast }: Answers): GeneratedTheme =>
  themeFrom({ brand: colour, ...(accent !== undefined && { accent }), scheme: schemes.find((known) => known === scheme) ?? 'light', contrast: levels.find((known) => known === contrast) ?? 'AA' });

/** Makes the theme from a colour, or copies a theme. Every role is legible in both; the build checks each change. */
function withTheme(answers: Answers): string {
  const { name = '', scheme = '', english = '', colour = '' } = answers;
  const text = colour === '' ? readFileSync(join(root, fileOf(schemeSources[scheme] ?? '')), 'utf8') : textOf(themeOf(answers).theme);
  const madeFrom = colour === '' ? '' : ` Made from ${quoted(colour)}.`;
  writeFileSync(join(root, fileOf(name)), text.replace(/"\$description": "[^"]*"/, `"$description": "${quoted(english)}: write how it looks.${madeFrom}"`), { flag: 'wx' });
  return fileOf(name);
}

/** The prompt for the colour that a theme is made from. */
export const colourPrompt = {
  type: 'input' as const,
  name: 'colour',
  message: 'From which colour is it made? Leave it empty to begin with a copy.',
  default: '',
  validate: (colour: string) => {
    try {
      if (colour !== '') themeFrom({ brand: colour });
      return true;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
};

/** The first theme is the default. */
const withThemeName = edit('tokens/src/names.ts', (text, { name = '', place }) =>
  place === 'first' ? insertBefore(text, /(?<=themeNames = \[)/, `'${name}', `) : insertBefore(text, /\] as const;/, `, '${name}'`),
);

/** Imports the theme as `lagoonTheme`, so that its name may be a word of JavaScript, such as `default`. */
const withSource = edit('tokens/src/themeSources.ts', (text, { name = '' }) =>
  insertBefore(insertBefore(text, /import type \{ ThemeName \}/, `import ${name}Theme from './themes/${name}.tokens.json' with { type: 'json' };\n`), /(?<=^export const themeSources: .*) \};$/m, `, ${name}: ${name}Theme`),
);

/** The document from which design tools read every theme. */
const withResolver = edit('tokens/src/uno.resolver.json', (text, { name = '', place }) => {
  const entry = `"${name}": [{ "$ref": "themes/${name}.tokens.json" }]`;
  return place === 'first'
    ? insertBefore(text, /(?<="contexts": \{\n) {8}/, `        ${entry},\n`).replace(/("default": )"\w+"/, `$1"${name}"`)
    : insertBefore(text, /\n {6}\},\n {6}"default"/, `,\n        ${entry}`);
});

const withLabel = (language: 'en' | 'fr') =>
  edit(`site/content/${language}/footer.ts`, (text, answers) => insertBefore(text, / {2}'footer\.privacy'/, `  'footer.theme.${answers.name}': '${labelIn(language, answers)}',\n`));

/** Updates the script that sets a theme before the first paint, which names every theme, and its hash. */
async function withScript({ name = '', place }: Answers): Promise<string> {
  // `themeNames` was imported before the name was added.
  const script = themeScript(place === 'first' ? { names: [name, ...themeNames], default: name } : { names: [...themeNames, name], default: defaultTheme });
  const hash = await themeScriptHash(script);
  const guides = ['tokens/guides/make-it-yours.md', 'tokens/guides/make-it-yours.fr.md'];
  for (const guide of guides) {
    const path = join(root, guide);
    const text = readFileSync(path, 'utf8').replace(/^<script>\{let d=.*<\/script>$/m, () => `<script>${script}</script>`);
    writeFileSync(path, text.replace(/sha256-[\w+/]{43}=/g, hash));
  }
  return guides.join(', ');
}

/** Adds a theme, last in the picker, or first (`place`). */
export const theme = {
  description: 'a theme, made from a colour or as a copy of evergreen or midnight',
  prompts: [
    namePrompt('What is the theme called in code?', /^[a-z]+$/, 'lagoon'),
    { type: 'list' as const, name: 'scheme', message: 'Which colour scheme does it have?', choices: Object.keys(schemeSources) },
    ...labelPrompts,
    colourPrompt,
  ],
  actions: [withTheme, withThemeName, withSource, withResolver, withLabel('en'), withLabel('fr'), withScript],
};
