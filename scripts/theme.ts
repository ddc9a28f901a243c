// `npm run theme -- '#7a1fa2' --name lila`: adds a theme that is made from a colour, as `npm run new -- theme` does, and says what moved.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isThemeName } from '../tokens/src/names.ts';
import { themeReport } from '../tokens/src/themeFrom/index.ts';
import { theme, themeOf } from './new/theme.ts';
import { sceneFiles } from './sceneColours.ts';

const USAGE = `npm run theme -- '#7a1fa2' --name lila [--accent '#14532d'] [--scheme dark] [--contrast AAA] [--english Lilac --french Lilas] [--default]
--default: visitors who have not chosen a theme see this one, and the pictures, icons and cards have its colours.`;

async function add(): Promise<readonly string[]> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: text, accent: text, scheme: text, contrast: text, english: text, french: text, default: { type: 'boolean', default: false } },
  });
  const { name, scheme = 'light', contrast = 'AA' } = values;
  const [colour, ...more] = positionals;
  if (colour === undefined || name === undefined || more.length > 0) throw new Error(USAGE);
  if (!/^[a-z]+$/.test(name) || isThemeName(name)) throw new Error(`“${name}” can't be the name of a new theme: write small letters, and not the name of another theme.`);
  if (!['light', 'dark'].includes(scheme) || !['AA', 'AAA'].includes(contrast)) throw new Error(`The scheme is light or dark, and the contrast AA or AAA.\n${USAGE}`);
  const label = name.replace(/^./, (letter) => letter.toUpperCase());
  const answers = { name, scheme, contrast, colour, english: values.english ?? label, french: values.french ?? label, ...(values.accent !== undefined && { accent: values.accent }), ...(values.default && { place: 'first' }) };
  // A colour that can't be read changes nothing.
  const generated = themeOf(answers);
  const written: string[] = [];
  for (const action of theme.actions) written.push(await action(answers));
  if (values.default) {
    for (const [path, code] of sceneFiles(join(import.meta.dirname, '..'), generated.theme)) {
      writeFileSync(join(import.meta.dirname, '..', path), code);
      written.push(path);
    }
  }
  return [...themeReport(generated), ...written, 'What is left to write and to check: CONTRIBUTING.md, “A theme”.'];
}

try {
  console.log((await add()).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
