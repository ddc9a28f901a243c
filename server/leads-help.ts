import { commandOf, startCommand } from './command-names.ts';

/** The examples of `--help`, each with what it does. */
const EXAMPLES: readonly (readonly [options: string, does: string])[] = [
  ['', 'as a table, times where the company is'],
  ['--json', 'as JSON, every column'],
  ['--csv --out leads.csv', 'as CSV, for a spreadsheet; --out works with --json too'],
  ['--since 2026-11-22', "from that day on; or --since '7 days', '12 hours'"],
  ['--status new', 'only leads that are not handled yet; or --status handled'],
  ['--follow', 'keeps running, and shows new leads as they arrive (JSON: one per line)'],
  ['--person a@example.ca', 'everything that is held about this address; with --json or --csv to give it to the person'],
  ['--handled ID…', 'marks leads as handled; the first eight characters of an id are enough'],
  ['--new ID…', 'marks leads as new again'],
  ['--purge --older-than 2y', 'counts handled leads that are older (or 6m, 8w, 90d); with --yes deletes them; --including-new takes the others too'],
  ['--forget a@example.ca', 'counts what is held about this address; with --yes deletes it, and remembers that'],
  ['--backup leads.gz', 'writes all leads into a file; encrypted if UNO_BACKUP_RECIPIENT is set'],
  ['--restore leads.gz', 'stores the leads of a backup, except those already stored; --identity key.txt for an encrypted one'],
  ['--help', 'this text'],
];

/** What `--help` prints. */
export function helpText(): string {
  const examples = EXAMPLES.map(([options, does]) => [commandOf('leads', options), does] as const);
  const width = Math.max(...examples.map(([command]) => command.length));
  return `Shows the stored quote requests and contact messages, newest first.

${examples.map(([command, does]) => `  ${command.padEnd(width)}  ${does}`).join('\n')}

UNO_DATA_DIR names the data directory (.data); DATABASE_URL asks a PostgreSQL server instead.
To pipe the output to a program: ${commandOf('leads', '--json').replace('npm run', 'npm run --silent')} | …
A CSV file begins with a byte order mark, so that Excel reads it as UTF-8. Output that is piped to a program does not.
`;
}

/** What to do where no store has been made. */
export const noStoreAdvice = (): string => `${startCommand()} makes one. On a server its settings are in a file of their own, which the command uno reads (docs/deploying.md)`;
