import { type Answers, insertBefore, edit, labelIn, labelPrompts, namePrompt } from './edit.ts';

const template = (name: string) => `scripts/new/templates/page/${name}.hbs`;

/** The name in code: `why-join-us` becomes `whyJoinUs`. */
export const codeName = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The name in the address: `whyJoinUs` becomes `why-join-us`. */
const slug = ({ name = '' }: Answers) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const inSections = (language: 'en' | 'fr') =>
  edit(`site/content/${language}.ts`, (text, { name = '' }) => `${text}export { ${name} } from './${language}/${name}.ts';\n`);

const inNav = (language: 'en' | 'fr') =>
  edit(`site/content/${language}/nav.ts`, (text, answers) => insertBefore(text, / {2}'nav\.contact'/, `  'nav.${answers.name}': '${labelIn(language, answers)}',\n`));

/** Adds a page, with a link in the footer of every page. */
export const page = {
  description: 'a page in both languages, with a link in the footer',
  prompts: [{ ...namePrompt('What is the page called in its address or in code?', /^[a-z][a-zA-Z0-9]*(?:-[a-z][a-z0-9]*)*$/, 'careers or why-join-us'), filter: codeName }, ...labelPrompts],
  actions: [
    { type: 'add', path: 'site/content/en/{{name}}.ts', templateFile: template('en.ts') },
    { type: 'add', path: 'site/content/fr/{{name}}.ts', templateFile: template('fr.ts') },
    { type: 'add', path: 'site/src/pages/{{name}}/declaration.ts', templateFile: template('declaration.ts') },
    { type: 'add', path: 'site/src/pages/{{name}}/Page.tsx', templateFile: template('Page.tsx') },
    { type: 'add', path: 'stories/pages/{{pascalCase name}}.stories.tsx', templateFile: template('stories.tsx') },
    inSections('en'),
    inSections('fr'),
    inNav('en'),
    inNav('fr'),
    edit('site/routes.ts', (text, answers) =>
      insertBefore(text, / {2}\{ name: 'notFound'/, `  { name: '${answers.name}', path: '/${slug(answers)}', label: 'nav.${answers.name}', family: '${answers.name}', form: false, sitemap: true },\n`),
    ),
    edit('site/navigation.ts', (text, answers) => insertBefore(text, / {2}\{ path: '\/about#privacy'/, `  { path: '/${slug(answers)}', key: 'nav.${answers.name}' },\n`)),
  ],
};
