import buildSite from './e2e/dist.ts';
import { engines } from './engines/browsers.ts';
import { runSteps } from './steps/run-steps.ts';
import { runProject } from './steps/test-tools.ts';

// Runs `tests/engines` in each installed browser other than Chromium.

for (const engine of engines) {
  if (!engine.isInstalled()) console.log(`${engine.name} is not tested: it is not installed here (Debian: ${engine.packages.join(', ')}).`);
}
const installed = engines.filter((engine) => engine.isInstalled()).map(({ name }) => name);
if (installed.length === 0) {
  console.log('0 passed, 0 failed');
} else {
  await buildSite();
  process.exitCode = await runSteps([{ name: installed.join(', '), run: () => runProject('engines', {}, 20) }]);
}
