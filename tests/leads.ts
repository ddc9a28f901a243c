import { runNode } from './steps/command.ts';
import { runSteps, single, type Step } from './steps/run-steps.ts';
import { operations, serverTest } from './steps/steps.ts';
import { runProject } from './steps/test-tools.ts';

// The server's processes, and the long versions of the database tests: starts, stops, trouble and backups, with four kills
// under load; 600 malformed bodies for each table and form, on PGlite and PostgreSQL; 80 leads notified while the receivers are killed; rows a second compared with pgbench.
// UNO_FUZZ=10000 sends more bodies, UNO_FUZZ_SEED=2 sends others.

const suite = (name: string, files: readonly string[], minutes: number, environment: Readonly<Record<string, string>>): Step => ({
  name,
  run: () => runProject('database', environment, minutes, files.map(serverTest)),
});

/** Rows stored a second must be at least half of pgbench's rate; the notes have the figures. */
const rows: Step = {
  name: 'rows a second',
  run: async () => {
    const { code, output } = await runNode(['tests/bench/bench.ts', 'leads']);
    return { ...single('rows a second', code === 0 ? undefined : output), notes: output.split('\n').slice(0, -1) };
  },
};

process.exitCode = await runSteps([
  suite('odd bodies', ['fuzz'], 30, { UNO_FUZZ: process.env['UNO_FUZZ'] ?? '600' }),
  suite('operations', operations, 30, { UNO_KILLS: '4' }),
  // Sends 80 leads while the server, the mail server and the webhook's receiver are killed: each must be notified.
  suite('notifications', ['notify-kills'], 10, { UNO_KILLS: '4', UNO_LEADS: '80' }),
  rows,
]);
