import type { Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';
import { runProject } from './steps/vitest.ts';

// What `npm test` does a few hundred times, in earnest: two thousand odd bodies a table on both engines, and ten kills
// under load. UNO_FUZZ=10000 sends more of them (some seven minutes), UNO_FUZZ_SEED others.

const fuzz: Step = {
  name: 'odd bodies',
  run: () => runProject('database', { UNO_FUZZ: process.env['UNO_FUZZ'] ?? '2000' }, 30, ['tests/server/fuzz.test.ts']),
};

const kills: Step = {
  name: 'ten kills',
  run: () => runProject('database', { UNO_KILLS: '10' }, 15, ['tests/server/process.test.ts']),
};

process.exitCode = await runSteps([fuzz, kills]);
