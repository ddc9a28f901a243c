/** One row as PostgreSQL returns it, by column name. */
export type Row = Readonly<Record<string, unknown>>;

/** What can be run inside a transaction. */
export interface Connection {
  /** Runs one statement with its `$1`, `$2`, … and returns its rows. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs a script of many statements. */
  script(sql: string): Promise<void>;
}

/** A PostgreSQL database, embedded or on a server. The code that uses it does not know which. */
export interface Database {
  /**
   * Runs `work` in one transaction (READ COMMITTED): committed when it resolves, rolled back
   * when it rejects. A resolved transaction is durable: see `openPGlite` in `database.ts`.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Waits for transactions under way, then closes the connections. */
  close(): Promise<void>;
  /** Whether it can store nothing more until it is opened again. A PostgreSQL server recovers by itself, and never is. */
  isBroken?(): boolean;
}
