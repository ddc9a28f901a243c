/** Follows the guide to design tools: what Terrazzo, Style Dictionary and the transforms of Tokens Studio write has the names, the values and the pixels of our sheets. */
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { artCss, schemeOf, themeNames, themesCss, type ThemeSource, themeSources } from '../../../tokens/src/index.ts';
import { runNode } from '../run.ts';
import { serve } from './applications.ts';
import { onPage } from './checks.ts';
import { writeGuideFiles } from './guideFiles.ts';
import { copiedTheme, plainPage } from './guides.ts';
import { type Outcome, outcomeOf, problemsOf } from './outcome.ts';

/** Two themes that are generated as the guide says, one with `hex` alone, and one with what tools read differently, in a few lines. */
const ownThemes = ['day', 'night', 'hand', 'short'] as const;
const themes = [...ownThemes, ...themeNames];

const px = (value: number) => ({ value, unit: 'px' });

const short: ThemeSource = {
  $extends: 'midnight',
  color: { line: { $value: { colorSpace: 'oklch', components: [0.5, 0.05, 200] } }, tint1: { $value: '#123b36' } },
  weight: { strong: { $value: 'bold' } },
  size: { body: { $value: px(18) } },
  tracking: { label: { $value: '{tracking.display}' } },
  font: { text: { $value: 'Verdana' } },
  duration: { quick: { $value: { value: 0.1, unit: 's' } } },
  shadow: { box: { $value: [8, 16].map((blur) => ({ color: { hex: '#000000', alpha: 0.2 }, offsetX: px(0), offsetY: px(2), blur: px(blur), spread: px(0) })) } },
};

/** The tools: the command that runs each, and the sheet that it writes for a theme. */
const tools = [
  { name: 'Terrazzo', command: ['node_modules/@terrazzo/cli/bin/cli.js', 'build'], sheetOf: () => 'css/themes.css' },
  { name: 'Style Dictionary', command: ['tokens.mjs'], sheetOf: (theme: string) => `css/${theme}.css` },
  { name: 'Tokens Studio', command: ['studio.mjs'], sheetOf: (theme: string) => `studio/${theme}.css` },
] as const;

/** What the guide says about Tokens Studio, done to the script of Style Dictionary. */
const withTokensStudio = (script: string): string =>
  `import { register } from '@tokens-studio/sd-transforms';\n${script}`
    .replace('StyleDictionary.register', 'register(StyleDictionary);\nStyleDictionary.register')
    .replace("['uno']", "['uno', 'tokens-studio']")
    .replace("transformGroup: 'css'", "transformGroup: 'tokens-studio', transforms: ['name/kebab']")
    .replace("'css/'", "'studio/'");

/** Makes the themes and the guide's files, for more themes than the guide has. @returns the themes as they were written */
async function prepare(sandbox: string, folder: string): Promise<ReadonlyMap<string, ThemeSource>> {
  const tokens = join(sandbox, 'node_modules/@uno/tokens');
  const path = join(tokens, 'guides/design-tools.md');
  const guide = await readFile(path, 'utf8');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(join(sandbox, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeGuideFiles(path, folder, { 'hand.tokens.json': await copiedTheme(tokens, 'evergreen'), 'short.tokens.json': JSON.stringify(short) });
  const unoTheme = (...options: readonly string[]) => runNode([join(tokens, 'cli/uno-theme.js'), ...options], folder);
  for (const [, options = ''] of guide.matchAll(/^npx uno-theme (.+)$/gm)) await unoTheme(...options.replaceAll("'", '').split(' '));
  const sources = new Map<string, ThemeSource>(Object.entries(themeSources));
  for (const name of ownThemes) sources.set(name, JSON.parse(await readFile(join(folder, `${name}.tokens.json`), 'utf8')));
  for (const name of ['hand', 'short']) await unoTheme('--complete', `${name}.tokens.json`, '--force');
  for (const name of themeNames) await cp(join(tokens, `themes/${name}.tokens.json`), join(folder, `${name}.tokens.json`));
  const [, resolver = ''] = /^```json\n([^]*?)^```/m.exec(guide) ?? [];
  const document = JSON.parse(resolver);
  document.modifiers.theme.contexts = Object.fromEntries(themes.map((name) => [name, [{ $ref: `${name}.tokens.json` }]]));
  // It has tokens that the others do not have.
  document.modifiers.theme.default = 'short';
  await writeFile(join(folder, 'themes.resolver.json'), JSON.stringify(document));
  const ofAllThemes = async (file: string) => (await readFile(join(folder, file), 'utf8')).replace("['day', 'night']", JSON.stringify(themes));
  const script = await ofAllThemes('tokens.mjs');
  for (const [file, text] of [['terrazzo.config.mjs', await ofAllThemes('terrazzo.config.mjs')], ['tokens.mjs', script], ['studio.mjs', withTokensStudio(script)]] as const) await writeFile(join(folder, file), text);
  return sources;
}

const BASE_RULE = ':where(:root, [data-theme])';

/** The variables of the rules with this selector. */
const variablesOf = (sheet: string, selector: string): (readonly [string, string])[] =>
  sheet.split(`${selector} {`).slice(1).flatMap((rule) => [...(rule.split('}')[0] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const));

/** Runs the tools of the guide, and compares what they write with our sheets, as text and on a page. */
export async function checkDesignTools(sandbox: string, _packed: unknown, browser: Browser): Promise<Outcome[]> {
  const folder = join(sandbox, 'guides/design-tools');
  const sources = await prepare(sandbox, folder);
  const [ui, tokens] = [join(sandbox, 'node_modules/@uno/ui'), join(sandbox, 'node_modules/@uno/tokens')];
  const base = await readFile(join(tokens, 'base.css'), 'utf8');
  const own = new Map([...sources].map(([name, source]) => [name, [themesCss, artCss].map((sheet) => sheet({ [name]: source })).join('')]));
  for (const [from, to] of [[join(ui, 'css'), 'css'], [join(tokens, 'fonts'), 'fonts'], [join(tokens, 'fonts.css'), 'fonts.css'], [join(tokens, 'base.css'), 'base.css']] as const) await cp(from, join(folder, to), { recursive: true });
  // Surfaces and densities, without the values of the base.
  await writeFile(join(folder, 'surfaces.css'), base.replace(/:where\(:root, \[data-theme\]\) \{[^}]*\}/, ''));
  for (const [name, sheet] of own) await writeFile(join(folder, `own-${name}.css`), sheet);
  const page = (await plainPage(join(ui, 'guides/plain-html.md'))).replace('</head>', '<link rel="icon" href="data:,"></head>');
  const site = await serve(folder, false);
  const pictures = async (theme: string, sheets: string): Promise<{ readonly shots: readonly Buffer[]; readonly errors: readonly string[] }> => {
    await writeFile(join(folder, 'index.html'), page.replace('data-theme="evergreen"', `data-theme="${theme}" style="color-scheme: ${schemeOf(sources.get(theme) ?? {}, theme)}"`).replace('<link rel="stylesheet" href="themes.css">', sheets));
    const shots = [];
    const errors: string[] = [];
    for (const width of [390, 1280]) {
      const { found, pageErrors } = await onPage(browser, site.address, { viewport: { width, height: 800 } }, (open) => open.screenshot({ fullPage: true }));
      shots.push(found);
      errors.push(...pageErrors);
    }
    return { shots, errors };
  };
  const link = (...sheets: readonly string[]) => sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  try {
    const outcomes: Outcome[] = [];
    const reference = new Map<string, readonly Buffer[]>();
    for (const name of themes) reference.set(name, (await pictures(name, link('base.css', `own-${name}.css`))).shots);
    for (const tool of tools) {
      outcomes.push(
        await outcomeOf(`${tool.name} writes the names and the values of our sheets`, async () => {
          await runNode(tool.command, folder);
          const problems: string[] = [];
          for (const name of themes) {
            const selector = `[data-theme='${name}']`;
            const wanted = new Map([...variablesOf(base, BASE_RULE), ...variablesOf(own.get(name) ?? '', selector)]);
            const written = new Map(variablesOf(await readFile(join(folder, tool.sheetOf(name)), 'utf8'), selector));
            for (const variable of new Set([...wanted.keys(), ...written.keys()])) {
              if (wanted.get(variable) !== written.get(variable)) problems.push(`${name}: ${variable} is ${written.get(variable)}, in our sheet ${wanted.get(variable)}.`);
            }
            if (wanted.size < 75) problems.push(`${name}: our sheet has ${wanted.size} variables.`);
          }
          return problems;
        }),
        await outcomeOf(`a page with the sheets of ${tool.name} has the pixels of one with ours`, async () => {
          const problems: string[] = [];
          for (const name of themes) {
            const { shots, errors } = await pictures(name, link('surfaces.css', tool.sheetOf(name)));
            problems.push(...errors, ...problemsOf(shots.map((shot, at) => [shot.equals(reference.get(name)?.[at] ?? Buffer.of()), `${name}: the ${at === 0 ? 'phone' : 'laptop'}'s picture differs.`] as const)));
          }
          return problems;
        }),
      );
    }
    const different = new Set([...reference.values()].flatMap((shots) => shots.map((shot) => shot.toString('base64')))).size;
    // `hand` is `evergreen`, whose drawings the page does not have.
    return [...outcomes, { name: 'each theme has other pixels', problems: problemsOf([[different === 2 * (themes.length - 1), `Of ${2 * themes.length} pictures, ${different} differ.`]]) }];
  } finally {
    await site.stop();
  }
}
