import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from '../../site/server/lock.ts';
import { temporary } from './built-site.ts';

let place: ReturnType<typeof temporary>;
beforeEach(() => {
  place = temporary('lock');
});
afterEach(() => place.remove());

const dead = () => spawnSync(process.execPath, ['--version']).pid;
const TOKEN = '6f1c1d0e-0000-4000-8000-000000000000';
const leave = (name: string) => writeFileSync(join(place.directory, name), '');

test('one holds it; when it is let go another may', async () => {
  const unlock = await lock(place.directory);
  await expect(lock(place.directory)).rejects.toThrow(`Another server (process ${process.pid}) is using ${place.directory}`);
  await unlock();
  const again = await lock(place.directory);
  await again();
  expect(readdirSync(place.directory)).toEqual([]);
});

test.each([
  ['a process that has died', () => `lock.${dead()}.unknown.${TOKEN}`],
  ['a process whose number another has now', () => `lock.${process.pid}.1@another-boot.${TOKEN}`],
  ['nobody', () => `lock.0.unknown.${TOKEN}`],
  ['nonsense', () => 'lock.nonsense'],
])('is taken over from %s', async (_, name) => {
  leave(name());
  const unlock = await lock(place.directory);
  expect(readdirSync(place.directory)).toEqual([expect.stringMatching(`^lock\\.${process.pid}\\.`)]);
  await unlock();
  expect(readdirSync(place.directory)).toEqual([]);
});

test('of many that come at once to a dead one, one gets it', async () => {
  for (let round = 0; round < 4; round += 1) {
    leave(`lock.${dead()}.unknown.${TOKEN}`);
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => lock(place.directory)));
    const got = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(got).toHaveLength(1);
    await got[0]?.();
    expect(readdirSync(place.directory)).toEqual([]);
  }
});
