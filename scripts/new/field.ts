import { specifications } from '../../site/src/leads/schema.ts';
import { type Answers, insertBefore, edit, labelIn, labelPrompts, namePrompt, run } from './edit.ts';

/** The place of the question: the list of a service, or the questions that every service asks. */
const places = [...Object.keys(specifications), 'preferences'];

/** The further properties that each type of question needs. */
const types: Readonly<Record<string, string>> = {
  count: '',
  boolean: '',
  date: '',
  text: ', longest: 500',
};

const question = ({ name, type = '' }: Answers) => `{ name: '${name}', type: '${type}'${types[type]} },\n`;

/** The line that closes a list of questions. */
const END_OF_LIST = { block: /^ {2}\],$/m, preferences: /^\] as const satisfies readonly Question\[\];$/m };

/** Adds a question at the end of its list in `schema.ts`. */
function withQuestion(text: string, answers: Answers): string {
  const { name = '', place = '' } = answers;
  if (text.includes(`{ name: '${name}',`)) throw new Error(`The quote form already has a question “${name}”: choose another name.`);
  const own = place === 'preferences' ? /^export const preferences = \[$/m : new RegExp(`^  '?${place}'?: \\[$`, 'm');
  const from = text.search(own);
  if (from < 0) throw new Error(`site/src/leads/schema.ts has no list of questions for ${place}.`);
  const [end, indent] = place === 'preferences' ? [END_OF_LIST.preferences, '  '] : [END_OF_LIST.block, '    '];
  return text.slice(0, from) + insertBefore(text.slice(from), end, indent + question(answers));
}

const withLabel = (language: 'en' | 'fr') =>
  edit(`site/content/${language}/quote.ts`, (text, answers) => insertBefore(text, /\n {2}'quote\.option\.rough'/, `  'quote.${answers.name}.label': '${labelIn(language, answers)}',\n`));

/** Adds a question of the quote form, stored in the database. CONTRIBUTING.md shows how to write a choice among options by hand. */
export const field = {
  description: 'a question of the quote form, stored in the database',
  prompts: [
    namePrompt('What is the question called in code?', /^[a-z][a-zA-Z0-9]*$/, 'bicycleRacks'),
    { type: 'list' as const, name: 'place', message: 'Which service asks it?', choices: places },
    { type: 'list' as const, name: 'type', message: 'What is the answer?', choices: Object.keys(types) },
    ...labelPrompts,
  ],
  actions: [edit('site/src/leads/schema.ts', withQuestion), withLabel('en'), withLabel('fr'), run('scripts/lead-rules.ts')],
};
