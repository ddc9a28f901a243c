#!/usr/bin/env node
/** `uno-theme '#6b2fa0' --name praxis`: writes the files of a theme that is made from a colour. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { pairs, prove } from '../pairs.ts';
import { type ContrastLevel, contrastLevelOf, levels, type Scheme, schemes } from '../source.ts';
import { themeCss } from '../themeCss.ts';
import { completeTheme, tailwindTheme, themeFile, themeFrom, themeModule, themeReport } from '../themeFrom/index.ts';
import { checkThemeName } from '../themeNameCheck.ts';

const USAGE = `uno-theme COLOUR --name NAME    writes NAME.tokens.json, NAME.css, NAME.ts and NAME.tailwind.css
  COLOUR            any opaque CSS colour in quotation marks: '#6b2fa0', 'oklch(45% 0.2 300)'
  --accent COLOUR   the colour of the button, if it is not the brand's
  --role ROLE       action: the button has the brand's colour; brand: it has the accent or a colour of its own
  --scheme SCHEME   light (default) or dark
  --contrast LEVEL  AA (default) or AAA
  --out DIR         the folder: . by default
  --force           replaces files that exist
uno-theme --prove FILE          says whether each pair of a theme has its contrast, and what is wrong
uno-theme --complete FILE       completes a theme for design tools: hex alone, $extends; writes into --out DIR, or with --force into FILE`;

/** One of the allowed words of an option. */
function oneOf<Word extends string>(option: string, words: readonly Word[], given: string | undefined): Word | undefined {
  const found = words.find((word) => word.toLowerCase() === given?.toLowerCase());
  if (given !== undefined && found === undefined) throw new Error(`--${option} is “${given}”. Write ${words.join(' or ')}.`);
  return found;
}

/** Reads a theme's file and proves it. @returns the theme, and the sentences of `prove` */
function read(file: string) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  let source;
  try {
    source = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
  return { source, notes: prove(source, file) };
}

function check(file: string): string[] {
  const { source, notes } = read(file);
  return [...notes, `${file}: ${pairs.length} pairs measured at level ${contrastLevelOf(source)}, all have their contrast.`];
}

function complete(file: string, out: string | undefined, force: boolean): string[] {
  const { source, notes } = read(file);
  if (out === undefined && !force) throw new Error(`Nothing was written, because ${file} exists. Choose a folder with --out, or add --force to replace the file.`);
  const target = out === undefined ? file : join(out, basename(file));
  if (out !== undefined) mkdirSync(out, { recursive: true });
  writeFileSync(target, themeFile(completeTheme(source)));
  return [...notes, `${target}: complete for design tools.`];
}

interface Options {
  readonly name?: string | undefined;
  readonly accent?: string | undefined;
  readonly role?: string | undefined;
  readonly scheme?: string | undefined;
  readonly contrast?: string | undefined;
  readonly out?: string | undefined;
  readonly force: boolean;
}

function make(brand: string, { name, accent, out = '.', force, ...words }: Options): string[] {
  if (name === undefined) throw new Error(`Give the theme a name: --name praxis.`);
  checkThemeName(name);
  const role = oneOf('role', ['action', 'brand'], words.role);
  const [scheme, contrast]: [Scheme | undefined, ContrastLevel | undefined] = [oneOf('scheme', schemes, words.scheme), oneOf('contrast', levels, words.contrast)];
  const generated = themeFrom({ brand, ...(accent !== undefined && { accent }), ...(role && { role }), ...(scheme && { scheme }), ...(contrast && { contrast }) });
  const { theme } = generated;
  const files = new Map([
    [`${name}.tokens.json`, themeFile(theme)],
    [`${name}.css`, themeCss(name, theme, { default: true })],
    [`${name}.ts`, themeModule(name, theme)],
    [`${name}.tailwind.css`, tailwindTheme()],
  ]);
  const existing = [...files.keys()].map((file) => join(out, file)).filter((path) => existsSync(path));
  if (existing.length > 0 && !force) throw new Error(`Nothing was written, because ${existing.join(', ')} exists. Choose another --name, or add --force to replace it.`);
  mkdirSync(out, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(out, file), text);
  return [...themeReport(generated), `Written: ${[...files.keys()].map((file) => join(out, file)).join(', ')}.`];
}

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: text, accent: text, role: text, scheme: text, contrast: text, out: text, force: { type: 'boolean', default: false }, prove: text, complete: text, help: { type: 'boolean', default: false } },
  });
  const [brand, ...more] = positionals;
  if (more.length > 0) throw new Error(`One colour is expected, but there are ${positionals.length}: put a colour with spaces in quotation marks.`);
  const lines =
    values.help ? [USAGE]
    : values.prove !== undefined ? check(values.prove)
    : values.complete !== undefined ? complete(values.complete, values.out, values.force)
    : brand === undefined ? [USAGE]
    : make(brand, values);
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
