import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '../steps/outcome.ts';
import { chosen, runSteps } from '../steps/run-steps.ts';

const step = (name: string, passed: number, failed = 0, needs: readonly string[] = []): Step => ({
  name,
  needs,
  run: () =>
    Promise.resolve({
      passed,
      failures: Array.from({ length: failed }, (_, at) => ({ name: `${name} ${at}`, detail: 'because' })),
    }),
});

/** Runs the steps: how they end, and what is printed, line by line. */
async function printed(steps: readonly Step[]) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await runSteps(steps);
  const lines = write.mock.calls.map(([text]) => String(text)).join('').trimEnd().split('\n');
  write.mockRestore();
  return { code, lines, last: lines.at(-1) };
}

afterEach(() => {
  process.removeAllListeners('SIGINT');
  process.removeAllListeners('SIGTERM');
});

describe('the summary of the tests', () => {
  test('ends with the sum, and with 0 when all passed', async () => {
    const { code, last, lines } = await printed([step('one', 2), step('two', 3)]);
    expect({ code, last }).toEqual({ code: 0, last: '5 passed, 0 failed' });
    expect(lines[0]).toBe('one  0.0 min  2 passed');
  });

  test('names each failure, and ends with 1', async () => {
    const { code, last, lines } = await printed([step('one', 2, 1)]);
    expect({ code, last }).toEqual({ code: 1, last: '2 passed, 1 failed' });
    expect(lines).toContain('✗ one 0');
    expect(lines).toContain('    because');
  });

  test('counts a step that ran nothing as failed', async () => {
    expect(await printed([step('one', 1), step('empty', 0)])).toMatchObject({ code: 1, last: '1 passed, 1 failed' });
  });

  test('counts a step that breaks as failed, and goes on', async () => {
    const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no disk')) };
    const { last, lines } = await printed([broken, step('next', 1)]);
    expect(last).toBe('1 passed, 1 failed');
    expect(lines).toContain('    no disk');
  });

  test('does not run what needs a step that failed', async () => {
    const { last, lines } = await printed([step('build', 0, 1), step('html', 5, 0, ['build'])]);
    expect(last).toBe('0 passed, 2 failed');
    expect(lines).toContain('    Not run: it needs build.');
  });

  test('is a failure when there was nothing to run', async () => {
    expect(await printed([])).toMatchObject({ code: 1, last: '0 passed, 0 failed' });
  });
});

describe('naming steps', () => {
  const all = [step('browser', 1), step('build', 1), step('unit', 1), step('html', 1, 0, ['build'])];
  const names = (asked: readonly string[]) => chosen(all, asked).map(({ name }) => name);

  test('chooses these and what they need, in order', () => {
    expect(names(['html'])).toEqual(['build', 'html']);
    expect(names([])).toEqual(['browser', 'build', 'unit', 'html']);
  });

  test('refuses a name that there is not, saying which there are', () => {
    expect(() => names(['lnit'])).toThrow('There is no step “lnit”: choose from browser, build, unit, html.');
  });
});
