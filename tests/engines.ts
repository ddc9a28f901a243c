import buildSite from './e2e/dist.ts';
import { engines } from './engines/engines.ts';
import { single } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep } from './steps/steps.ts';
import { runProject } from './steps/vitest.ts';

// Runs `tests/engines` in each installed browser other than Chromium. With `--required` a missing browser counts as a failure.

const required = process.argv.includes('--required');
const installed = engines.filter((engine) => engine.isInstalled());
const absent = engines.filter((engine) => !engine.isInstalled());
const sentences = absent.map(({ name, packages }) => `${name} is not tested: it is not installed here (Debian: ${packages.join(', ')}).`);
for (const sentence of sentences) console.log(sentence);

if (installed.length === 0 && !required) {
  console.log('0 passed, 0 failed');
} else {
  await buildSite();
  process.exitCode = await runSteps([
    browserStep,
    ...installed.map(({ name }) => ({
      name,
      needs: ['browser'],
      run: () => runProject('engines', {}, 10, [`tests/engines/${name.toLowerCase()}.test.ts`]),
    })),
    ...(required ? absent.map(({ name }, at) => ({ name, run: () => Promise.resolve(single(name, sentences[at])) })) : []),
  ]);
}
