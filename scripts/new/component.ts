import { edit, insertBefore, namePrompt, run } from './edit.ts';

const template = (name: string) => `scripts/new/templates/component/${name}.hbs`;
const source = 'packages/ui/src/{{name}}/';
const stories = 'stories/components/{{name}}/';

/** Adds a name to its row of the table in the package's README, in alphabetical order. */
export function withName(text: string, { name = '', section = '' }: Readonly<Record<string, string>>): string {
  const row = new RegExp(`^\\| ${section} \\| (.*) \\|$`, 'm');
  const names = row.exec(text)?.[1]?.split(', ');
  if (names === undefined) throw new Error(`packages/ui/README.md has no row for ${section}.`);
  return text.replace(row, () => `| ${section} | ${[...names, `\`${name}\``].toSorted((one, other) => one.localeCompare(other)).join(', ')} |`);
}

/** The group of the gallery of components for each heading of Storybook: the key in `stories/finder/needs.ts`. */
const groups: Readonly<Record<string, string>> = { Layout: 'arrange', Navigation: 'navigate', Marketing: 'present', Blog: 'publish', Forms: 'ask', Feedback: 'say' };

/** Adds a component to the gallery. */
const withNeed = (text: string, { name = '', section = '' }: Readonly<Record<string, string>>): string =>
  insertBefore(text, new RegExp(`(?<=\n  ${groups[section]}: {\n.*\n    components: {\n)`), `      ${name}: need('Write what it is for', 'Écrivez à quoi il sert'),\n`);

/** Adds a component of `@uno/ui` without a control, with its page in Storybook. */
export const component = {
  description: 'a component of @uno/ui, with its story and its page',
  prompts: [
    namePrompt('What is the component called?', /^[A-Z][a-zA-Z0-9]*$/, 'PriceTag'),
    { type: 'list' as const, name: 'section', message: 'Under which heading of Storybook?', choices: ['Layout', 'Navigation', 'Marketing', 'Blog', 'Forms', 'Feedback'] },
  ],
  actions: [
    { type: 'add', path: `${source}{{name}}.tsx`, templateFile: template('Component.tsx') },
    { type: 'add', path: `${source}{{name}}.css.ts`, templateFile: template('Component.css.ts') },
    { type: 'add', path: `${source}index.ts`, templateFile: template('index.ts') },
    { type: 'add', path: `${stories}{{name}}.stories.tsx`, templateFile: template('stories.tsx') },
    { type: 'add', path: `${stories}words.ts`, templateFile: template('words.ts') },
    { type: 'add', path: `${stories}{{name}}.guide.tsx`, templateFile: template('guide.tsx') },
    { type: 'add', path: `${stories}{{name}}.mdx`, templateFile: template('mdx') },
    { type: 'add', path: `${stories}{{name}}.fr.mdx`, templateFile: template('fr.mdx') },
    edit('packages/ui/README.md', withName),
    edit('stories/finder/needs.ts', withNeed),
    run('scripts/build-ui/build-ui.ts', 'packages/ui/sizes.json'),
  ],
};
