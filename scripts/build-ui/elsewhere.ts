/**
 * Tests the packages outside of this repository: `@uno/tokens` and `@uno/ui` from their tarballs, in a Vite application
 * with Tailwind, a Next application, an HTML page with its sheets linked, and a Vite application with a theme of
 * its own. Each is built, started and opened in a browser. The applications are in `elsewhere/applications/`; their dependencies are
 * installed once, outside of the repository. Then this script follows the guides, runs the design tools, tries the oldest peer dependencies, and
 * compares the size of a page with the same page in Radix Themes.
 *
 *     node scripts/bootstrap.mjs scripts/build-ui/elsewhere.ts [names…]
 */
import { chromium } from 'playwright';
import { ensureBrowser, launchOptions, withLargeLetters } from '../../tests/browser.ts';
import { applications } from './elsewhere/applications.ts';
import { checkEverything } from './elsewhere/checks.ts';
import { checkDesignTools } from './elsewhere/designTools.ts';
import { checkGuides } from './elsewhere/guides.ts';
import { checkNarrow } from './elsewhere/narrow.ts';
import { checkPeers } from './elsewhere/peers.ts';
import { checkWeights } from './elsewhere/weights.ts';
import { prepareSandbox } from './elsewhere/sandbox.ts';
import { pack, previousTarballs } from './pack.ts';
import { packages } from './packages.ts';

const from = performance.now();
const since = () => `${((performance.now() - from) / 60_000).toFixed(1)} min`;
const asked = process.argv.slice(2);

let passed = 0;
const failures: string[] = [];

/** Counts the result of one check. */
function record(name: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1;
  else failures.push(`✗ ${name}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

ensureBrowser();
const { tokens, ui } = packages();
// In `.ci/run`, `npm test` has already packed and checked the packages.
const packed = process.env['UNO_AFTER_TESTS'] ? previousTarballs() : await pack([tokens, ui]);
const folder = await prepareSandbox(packed);
console.log(`${since()}: installed`);
const browser = await chromium.launch(launchOptions());
const largeLetters = await chromium.launch(withLargeLetters());
try {
  for (const application of applications.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    try {
      const running = await application.start(folder);
      try {
        const outcomes = await (application.check?.(browser, running.address, folder) ?? checkEverything(browser, running.address, application));
        outcomes.push(...(await checkNarrow(browser, largeLetters, running.address, application)));
        for (const { name, problems } of outcomes) record(`${application.name}: ${name}`, problems);
      } finally {
        await running.stop();
      }
    } catch (error) {
      record(application.name, [error instanceof Error ? error.message : String(error)]);
    }
    console.log(`${since()}: ${application.name}`);
  }
  for (const [name, check] of [['Guides', checkGuides], ['Design tools', checkDesignTools], ['Oldest peers', checkPeers], ['Weights', checkWeights]] as const) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const outcome of await check(folder, packed, browser)) record(`${name}: ${outcome.name}`, outcome.problems);
    console.log(`${since()}: ${name}`);
  }
} finally {
  await Promise.all([browser.close(), largeLetters.close()]);
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
