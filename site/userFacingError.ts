/** An error that the person at the terminal can fix: its message says what is wrong and what to do, and is printed without a stack trace. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** The message of anything that was thrown. */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.message === '') return thrown.errors.map(reasonOf).join(', ');
  // The embedded database throws objects with a message that are no errors.
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return hasMessage ? String(thrown.message) : String(thrown);
}

/** The `code` of a system error (`EADDRINUSE`, …) or of a database error (SQLSTATE), if there is one. */
export function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
}
