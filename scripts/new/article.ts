import { labelPrompts, namePrompt } from './edit.ts';

const template = (name: string) => `scripts/new/templates/article/${name}.hbs`;

/** Adds an article in both languages, dated today. */
export const article = {
  description: 'an article in both languages',
  prompts: [namePrompt('What is its address after /blog/?', /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'winter-mats'), ...labelPrompts],
  actions: [
    { type: 'add', path: 'site/content/blog/{{name}}.en.md', templateFile: template('en.md'), data: () => ({ today: new Date().toISOString().slice(0, 10) }) },
    { type: 'add', path: 'site/content/blog/{{name}}.fr.md', templateFile: template('fr.md'), data: () => ({ today: new Date().toISOString().slice(0, 10) }) },
  ],
};
