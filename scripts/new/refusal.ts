/** The part of a prompt that is needed to check a value from the command line. */
interface Prompt {
  readonly name: string;
  readonly choices?: readonly string[];
}

/**
 * Why values of the command line are refused, before plop reads them: plop ignores a surplus value, and does not name the
 * choices when it refuses one.
 *
 * @returns a sentence, or nothing when they fit the prompts
 */
export function refusalOf(prompts: readonly Prompt[], values: readonly string[]): string | undefined {
  const surplus = values.slice(prompts.length).join(' ');
  if (surplus !== '') return `“${surplus}” is too much: write ${prompts.map(({ name }) => name).join(', ')}. A text of several words is in quotation marks.`;
  for (const [at, { name, choices }] of prompts.entries()) {
    const value = values[at];
    if (value !== undefined && choices !== undefined && !choices.includes(value)) return `“${value}” is not a ${name}: choose from ${choices.join(', ')}.`;
  }
  return undefined;
}
