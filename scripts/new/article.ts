import { authorNames } from '../../site/blog/authors.ts';
import { today } from '../../site/i18n/today.ts';
import { labelPrompts, namePrompt } from './edit.ts';

const template = (name: string) => `scripts/new/templates/article/${name}.hbs`;

/** The date where the company is: the build leaves out an article of tomorrow. The company's first author, or one of the articles that come with the site. */
const matter = () => ({ today: today(), author: authorNames[0] });

/** Adds an article in both languages, dated today. */
export const article = {
  description: 'an article in both languages',
  prompts: [namePrompt('What is its address after /blog/?', /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'winter-mats'), ...labelPrompts],
  actions: [
    { type: 'add', path: 'site/content/blog/{{name}}.en.md', templateFile: template('en.md'), data: matter },
    { type: 'add', path: 'site/content/blog/{{name}}.fr.md', templateFile: template('fr.md'), data: matter },
  ],
};
