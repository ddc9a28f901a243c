import { seededRandom } from './random.ts';
import { runSteps, single, type Step } from './steps/run-steps.ts';
import { accentRequests, grid, hostileRequests, sweep } from './themes/sweep.ts';
import type { ThemeRequest } from '../tokens/src/themeFrom/index.ts';

/* Makes a theme from every hue, and from hostile colours: each role on each surface is legible, and the brand keeps its colour. */

/** Far above what a theme takes on an idle machine (below 1 ms): the processor may be busy. */
const [MAX_MEDIAN, MAX_P99] = [6, 40];

/** The part of seeds that a light theme of level AA must show exactly. */
const MIN_KEPT = 0.95;

const step = (name: string, requests: () => readonly ThemeRequest[], minKept: number): Step => ({
  name,
  run: () => {
    const { themes, faults, kept, median, p99 } = sweep(requests());
    console.log(`${name}: ${themes} themes, ${faults.length} faults; seeds kept: ${(kept * 100).toFixed(1)} %; ${median.toFixed(2)} ms each, 99 % below ${p99.toFixed(2)} ms`);
    const problems = [
      ...faults.slice(0, 10),
      ...(kept < minKept ? [`Only ${(kept * 100).toFixed(1)} % of the seeds are shown exactly.`] : []),
      ...(median > MAX_MEDIAN || p99 > MAX_P99 ? [`A theme takes ${median.toFixed(1)} ms; one of a hundred takes ${p99.toFixed(1)} ms.`] : []),
    ];
    return Promise.resolve(single(name, problems.length === 0 ? undefined : problems.join('\n')));
  },
});

process.exitCode = await runSteps([
  step('every hue', () => grid(1), MIN_KEPT),
  step('hostile colours', () => hostileRequests(2000, seededRandom(1)), 0),
  step('accents', () => accentRequests(1000, seededRandom(2)), 0),
]);
