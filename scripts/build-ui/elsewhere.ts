/**
 * The packages outside of this repository: `@uno/tokens` and `@uno/ui` from their tarballs alone, in a Vite application
 * with Tailwind, in a Next application, in an HTML page with its sheets linked, and in a Vite application with a theme of
 * its own. Each is built, started and opened in a browser. The applications are in `consumers/`; what they need is installed
 * once, outside of the repository. Then the guides are followed, the oldest peers are
 * tried, and a page is weighed beside the same one in Radix Themes.
 *
 *     node scripts/bootstrap.mjs scripts/build-ui/elsewhere.ts [names…]
 */
import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../../tests/browser.ts';
import { applications } from './elsewhere/applications.ts';
import { checkEverything } from './elsewhere/checks.ts';
import { checkGuides } from './elsewhere/guides.ts';
import { checkPeers } from './elsewhere/peers.ts';
import { checkWeights } from './elsewhere/weights.ts';
import { prepare } from './elsewhere/workshop.ts';
import { pack, packedBefore } from './pack.ts';
import { packages } from './packages.ts';

const from = performance.now();
const since = () => `${((performance.now() - from) / 60_000).toFixed(1)} min`;
const asked = process.argv.slice(2);

let passed = 0;
const failures: string[] = [];

/** Notes how one thing went. */
function note(name: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1;
  else failures.push(`✗ ${name}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

ensureBrowser();
const { tokens, ui } = packages();
// In `.ci/run`, `npm test` has packed and checked them.
const packed = process.env['UNO_AFTER_TESTS'] ? packedBefore() : await pack([tokens, ui]);
const folder = await prepare(packed);
console.log(`${since()}: installed`);
const browser = await chromium.launch(launchOptions());
try {
  for (const application of applications.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    try {
      const running = await application.start(folder);
      try {
        const outcomes = await (application.check?.(browser, running.address, folder) ?? checkEverything(browser, running.address, application));
        for (const { name, problems } of outcomes) note(`${application.name}: ${name}`, problems);
      } finally {
        await running.stop();
      }
    } catch (error) {
      note(application.name, [error instanceof Error ? error.message : String(error)]);
    }
    console.log(`${since()}: ${application.name}`);
  }
  for (const [name, check] of [['Guides', checkGuides], ['Oldest peers', checkPeers], ['Weights', checkWeights]] as const) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const outcome of await check(folder, packed, browser)) note(`${name}: ${outcome.name}`, outcome.problems);
    console.log(`${since()}: ${name}`);
  }
} finally {
  await browser.close();
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
