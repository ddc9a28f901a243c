/** One row as PostgreSQL gives it, by column name. */
export type Row = Readonly<Record<string, unknown>>;

/** What can be asked inside a transaction. */
export interface Connection {
  /** Runs one statement with its `$1`, `$2`, … and gives its rows. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs a script of many statements. */
  script(sql: string): Promise<void>;
}

/** A PostgreSQL, embedded or on a server: the rest of the server does not know which. */
export interface Database {
  /**
   * Runs `work` in one transaction (READ COMMITTED): committed when it resolves, rolled back
   * when it rejects. What it resolves to has been made durable, see `openPGlite` in `database.ts`.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Waits for transactions under way, then closes the connections. */
  close(): Promise<void>;
}
