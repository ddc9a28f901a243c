/** The result of one check: it passed if `problems` is empty. */
export interface Outcome {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Checks claims, each with the sentence to report if it is false. @returns the sentences of the false claims */
export const problemsOf = (claims: readonly (readonly [holds: boolean, sentence: string])[]): string[] => claims.filter(([holds]) => !holds).map(([, sentence]) => sentence);

/** Runs a check and returns its problems; an exception is also a problem. */
export const outcomeOf = async (name: string, work: () => Promise<readonly string[]>): Promise<Outcome> => ({
  name,
  problems: await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]),
});
