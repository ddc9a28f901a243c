import { expect, test, vi } from 'vitest';
import { runSteps, selectSteps, type Step } from '../steps/run-steps.ts';

// The result decides whether a change may be merged: a wrong success would go unnoticed.

const step = (name: string, passed: number, failed = 0, needs: readonly string[] = []): Step => ({
  name,
  needs,
  run: async () => ({ passed, failures: Array.from({ length: failed }, (_, at) => ({ name: `${name} ${at}`, detail: 'because' })) }),
});

test.each<[string, readonly Step[], 0 | 1, string]>([
  ['all passed', [step('one', 2), step('two', 3)], 0, '5 passed, 0 failed'],
  ['one failed', [step('one', 2, 1)], 1, '2 passed, 1 failed'],
  ['one ran nothing', [step('one', 1), step('empty', 0)], 1, '1 passed, 1 failed'],
  ['one broke', [{ name: 'broken', run: () => Promise.reject(new Error('no disk')) }, step('next', 1)], 1, '1 passed, 1 failed'],
  ['one needs another that failed', [step('build', 0, 1), step('html', 5, 0, ['build'])], 1, '0 passed, 2 failed'],
  ['there was nothing to run', [], 1, '0 passed, 0 failed'],
])('the exit code and the last line when %s', async (_, steps, code, last) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runSteps(steps)).toBe(code);
  const printed = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(printed.trimEnd().split('\n').at(-1)).toBe(last);
});

test('named steps are run with those that they need; an unknown name is refused', () => {
  const all = [step('browser', 1), step('build', 1), step('html', 1, 0, ['build'])];
  expect(selectSteps(all, ['html']).map(({ name }) => name)).toEqual(['build', 'html']);
  expect(() => selectSteps(all, ['lnit'])).toThrow('There is no step “lnit”: choose from browser, build, html.');
});
