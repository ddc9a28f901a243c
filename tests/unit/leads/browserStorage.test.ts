import { describe, expect, test, vi } from 'vitest';
import { draftKeeper, firstOpened } from '../../../site/src/leads/draft.ts';
import type { idempotencyKeyOf } from '../../../site/src/leads/idempotencyKey.ts';
import { countSuccess, minutesLeft } from '../../../site/src/leads/rate.ts';
import { withoutStorage, withStorage } from './storage.ts';

const fields = { name: ['Aimée'], days: ['Mon', 'Fri'], shifts: [] };

test('the draft that is read is the newest even when the full storage holds an older one, and counts as at risk', () => {
  const items = withStorage('sessionStorage');
  const keeper = draftKeeper('quote');
  keeper.keep({ name: ['Aimé'] });
  expect(keeper.isAtRisk()).toBe(false);
  items.set = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  keeper.keep(fields);
  expect(keeper.read()).toEqual(fields);
  expect(keeper.isAtRisk()).toBe(true);
});

test('the draft merges what was typed on pages that were never hydrated: the last value wins, the rest stays', () => {
  const items = withStorage('sessionStorage');
  const left = '[["name","Zoé"],["days","Mon"],["days","Fri"]]';
  items.set('uno-draft-quote', `0,${left}`);
  expect(draftKeeper('quote').read()).toEqual({ name: ['Zoé'], days: ['Mon', 'Fri'] });
  draftKeeper('quote').keep({ name: ['Aimée'], notes: ['2 < 3'], days: ['Tue'] });
  items.set('uno-draft-quote', `${items.get('uno-draft-quote')},${left},[["name","Zoé Côté"]]`);
  expect(draftKeeper('quote').read()).toEqual({ name: ['Zoé Côté'], notes: ['2 < 3'], days: ['Mon', 'Fri'] });
  draftKeeper('quote').keep(fields);
  expect(items.get('uno-draft-quote')).toBe(JSON.stringify({ fields }));
});

test.each(['', '{', '0', '[1]', '"x"', '{"fields":{"name":"x"}}', '{"fields":null}'])('the draft is not read from an invalid value: %j', (kept) => {
  const items = withStorage('sessionStorage');
  items.set('uno-draft-quote', kept);
  expect(draftKeeper('quote').read()).toBeNull();
});

test('the three seconds count from the first load in the tab, not from a reload', () => {
  const items = withStorage('sessionStorage');
  const minuteAgo = Date.now() - 60_000;
  items.set('uno-opened', String(minuteAgo));
  expect(firstOpened()).toBe(minuteAgo);
  // The clock has been set back since then.
  items.set('uno-opened', String(Date.now() + 60_000));
  expect(firstOpened()).toBe(performance.timeOrigin);
  withoutStorage('sessionStorage');
  expect(firstOpened()).toBe(performance.timeOrigin);
});

describe('the key of a request', () => {
  const words = { name: 'Aimée', service: 'office' };

  /** The function in a newly opened page. */
  async function inNewDocument(): Promise<typeof idempotencyKeyOf> {
    vi.resetModules();
    return (await import('../../../site/src/leads/idempotencyKey.ts')).idempotencyKeyOf;
  }

  test('is the same for the same content in the same tab, even when something else was sent in between; another tab has another', async () => {
    withStorage('sessionStorage');
    const first = (await inNewDocument())(words);
    const keyAfterReload = await inNewDocument();
    expect(keyAfterReload({ ...words, name: 'Aimé' })).not.toBe(first);
    expect(keyAfterReload({ ...words })).toBe(first);
    withStorage('sessionStorage');
    expect((await inNewDocument())(words)).not.toBe(first);
  });

  test('is the same in a duplicated tab, if anything was typed before', async () => {
    const items = withStorage('sessionStorage');
    vi.resetModules();
    (await import('../../../site/src/leads/draft.ts')).draftKeeper('quote').keep(fields);
    const copied = [...items];
    const first = (await import('../../../site/src/leads/idempotencyKey.ts')).idempotencyKeyOf(words);
    withStorage('sessionStorage', copied);
    expect((await inNewDocument())(words)).toBe(first);
  });

  test.each(['', '0', '"x"', '{'])('comes from a new seed if the stored one is invalid: %j', async (kept) => {
    const items = withStorage('sessionStorage');
    items.set('uno-seed', kept);
    const first = (await inNewDocument())(words);
    expect(items.get('uno-seed')).toMatch(/^"[\da-f]{16}"$/);
    expect((await inNewDocument())(words)).toBe(first);
  });

  test('stays the same while the page is open, when storage is refused, and is a version 8 uuid, also without a secure context', async () => {
    withoutStorage('sessionStorage');
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: BigUint64Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
    const keyHere = await inNewDocument();
    expect(keyHere(words)).toBe(keyHere({ ...words }));
    expect(keyHere(words)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

const minute = 60_000;
const start = Date.UTC(2026, 0, 15, 9);

test('three successes are allowed in an hour, counted from the first', () => {
  withStorage('localStorage');
  for (const after of [0, 10]) countSuccess(start + after * minute);
  expect(minutesLeft(start + 11 * minute)).toBe(0);
  countSuccess(start + 20 * minute);
  expect([20 * minute, 59 * minute + 1, 60 * minute].map((after) => minutesLeft(start + after))).toEqual([40, 1, 0]);
  // The next success opens a new window.
  countSuccess(start + 61 * minute);
  expect(minutesLeft(start + 62 * minute)).toBe(0);
});

test.each(['nonsense', '[]', '{"openedAt":"x","count":9}', 'null'])('an invalid stored count limits nothing: %s', (kept) => {
  const items = withStorage('localStorage');
  countSuccess(start);
  for (const key of items.keys()) items.set(key, kept);
  expect(minutesLeft(start)).toBe(0);
});

test('after the clock is set back, a window from the future limits nothing', () => {
  withStorage('localStorage');
  for (let at = 0; at < 3; at += 1) countSuccess(start);
  expect(minutesLeft(start - minute)).toBe(0);
});
