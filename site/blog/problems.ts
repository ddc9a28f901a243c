import { UserFacingError } from '../userFacingError.ts';

/** Reports what is wrong at a line of a file, and how to fix it. */
export type ReportProblem = (line: number, problem: string, fix: string) => undefined;

/** All problems of the articles, each as `site/content/blog/x.fr.md:7: what is wrong; how to fix it`. */
export class ArticleProblems extends UserFacingError {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super([`${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} wrong with the articles:`, ...problems].join('\n  '));
    this.#problems = problems;
  }

  /** A getter, because Node would print an own property again after the message. */
  get problems(): readonly string[] {
    return this.#problems;
  }
}
