import { runNode } from './steps/command.ts';
import { single, type Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';
import { runProject } from './steps/vitest.ts';

// The long versions of the database tests: 2,000 malformed bodies for each table and form, on PGlite and PostgreSQL;
// ten kills under load; 200 leads notified while the receivers are killed; rows a second compared with pgbench.
// UNO_FUZZ=10000 sends more bodies, UNO_FUZZ_SEED=2 sends others.

const fuzz: Step = {
  name: 'odd bodies',
  run: () => runProject('database', { UNO_FUZZ: process.env['UNO_FUZZ'] ?? '2000' }, 30, ['tests/server/fuzz.test.ts']),
};

const kills: Step = {
  name: 'ten kills',
  run: () => runProject('database', { UNO_KILLS: '10', UNO_RESTART: '2000' }, 15, ['tests/server/process.test.ts']),
};

/** Sends 200 leads while the server, the mail server and the webhook's receiver are killed: each must be notified. */
const notifications: Step = {
  name: 'notifications',
  run: () => runProject('database', { UNO_KILLS: '10', UNO_LEADS: '200' }, 10, ['tests/server/notify.test.ts']),
};

/** Rows stored a second must be at least half of pgbench's rate; the notes have the figures. */
const rows: Step = {
  name: 'beside pgbench',
  run: async () => {
    const { code, output } = await runNode(['tests/bench/bench.ts', 'leads']);
    return { ...single('beside pgbench', code === 0 ? undefined : output), notes: output.split('\n').slice(0, -1) };
  },
};

process.exitCode = await runSteps([fuzz, kills, notifications, rows]);
