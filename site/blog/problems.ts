/** Says what is wrong on a line of a file, and what is right. */
export type ReportProblem = (line: number, wrong: string, right: string) => undefined;

/** All that is wrong with the articles, each as `site/content/blog/x.fr.md:7: what is wrong; what is right`. */
export class ArticleProblems extends Error {
  override readonly name = 'ArticleProblems';
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super([`${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} wrong with the articles:`, ...problems].join('\n  '));
    this.#problems = problems;
  }

  /** Not a property of its own, which Node would print once more after the message. */
  get problems(): readonly string[] {
    return this.#problems;
  }
}
