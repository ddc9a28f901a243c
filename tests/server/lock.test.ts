import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { folderForTest } from '../temporaryFolder.ts';

const CHILD = fileURLToPath(new URL('./lock-child.ts', import.meta.url));

/** A process that takes the lock on demand. @param before a command that runs it, such as `unshare` */
async function contender(directory: string, before: readonly string[] = []) {
  const [command, ...args] = [...before, process.execPath, CHILD, directory];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = child.stdout.setEncoding('utf8');
  const said = async (): Promise<string> => String((await once(lines, 'data'))[0]).trim();
  expect(await said()).toBe('waiting');
  return {
    async take(): Promise<string> {
      const answer = said();
      child.stdin.write('\n');
      return answer;
    },
    async kill(): Promise<void> {
      // 'close' comes after all processes with its output have ended, including one inside a namespace.
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const REFUSED = (directory: string) => `refused: Another server is using ${directory}: stop it, or choose another directory with UNO_DATA_DIR=….`;

test('of twenty processes that start at once one gets the lock; when it is killed the next one gets it immediately', async () => {
  const place = folderForTest('lock');
  const contenders = await Promise.all(Array.from({ length: 20 }, () => contender(place)));
  const answers = await Promise.all(contenders.map((process) => process.take()));
  expect(answers.toSorted()).toEqual(['held', ...Array<string>(19).fill(REFUSED(place))]);
  const next = await contender(place);
  await contenders[answers.indexOf('held')]?.kill();
  expect(await next.take()).toBe('held');
});

test('the lock is visible in another PID namespace', async ({ skip }) => {
  const place = folderForTest('lock');
  const commands = [[], ['--user', '--map-root-user']].map((rights) => ['unshare', ...rights, '--pid', '--fork', '--kill-child', '--mount-proc']);
  const inNamespace = commands.find(([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0);
  if (inNamespace === undefined) return skip('this machine lets this user make no PID namespace (unshare --pid)');
  const first = await contender(place, inNamespace);
  const [second, outside] = [await contender(place, inNamespace), await contender(place)];
  expect(await first.take()).toBe('held');
  expect([await second.take(), await outside.take()]).toEqual([REFUSED(place), REFUSED(place)]);
  const third = await contender(place, inNamespace);
  await first.kill();
  expect(await third.take()).toBe('held');
});
