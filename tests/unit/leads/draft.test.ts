import { describe, expect, test, vi } from 'vitest';
import { draftKeeper, firstOpened } from '../../../site/src/leads/draft.ts';
import { idempotencyKeyOf } from '../../../site/src/leads/key.ts';
import { withoutStorage, withStorage } from './storage.ts';
const fields = { name: ['Aimée'], days: ['Mon', 'Fri'], shifts: [] };
const key = '0123456789abcdef';

describe('the draft', () => {
  test('is kept for a reload, under the key that the loader reads, with the seed of the tab’s request keys', () => {
    const { items } = withStorage('sessionStorage');
    draftKeeper('quote').keep(fields);
    expect([...items.keys()].toSorted()).toEqual(['uno-draft-quote', 'uno-seed']);
    expect(draftKeeper('quote').read()).toEqual(fields);
  });

  test('is removed after success; only the key of the stored request is kept, also after a reload', () => {
    const { items } = withStorage('sessionStorage');
    const keeper = draftKeeper('quote');
    keeper.keep(fields);
    keeper.forget(key);
    expect(keeper.read()).toBeNull();
    expect(keeper.stored()).toBe(key);
    expect(draftKeeper('quote').stored()).toBe(key);
    items.delete('uno-seed');
    expect([...items]).toEqual([['uno-sent-quote', `"${key}"`]]);
  });

  test('is the newest when the storage is full and holds an older one, and is then at risk', () => {
    const { items } = withStorage('sessionStorage');
    const keeper = draftKeeper('quote');
    keeper.keep({ name: ['Aimé'] });
    expect(keeper.isAtRisk()).toBe(false);
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    keeper.keep(fields);
    expect(keeper.read()).toEqual(fields);
    expect(keeper.isAtRisk()).toBe(true);
  });

  test('is kept in memory when storage is refused', () => {
    withoutStorage('sessionStorage');
    const keeper = draftKeeper('quote');
    keeper.keep(fields);
    expect(keeper.read()).toEqual(fields);
    expect(keeper.isAtRisk()).toBe(true);
    keeper.forget(key);
    expect(keeper.read()).toBeNull();
    expect(keeper.isAtRisk()).toBe(false);
    expect(keeper.stored()).toBe(key);
  });

  const left = '[["name","Zoé"],["days","Mon"],["days","Fri"]]';

  test('can come from a page that was never hydrated', () => {
    const { items } = withStorage('sessionStorage');
    items.set('uno-draft-quote', `0,${left}`);
    expect(draftKeeper('quote').read()).toEqual({ name: ['Zoé'], days: ['Mon', 'Fri'] });
  });

  test('merges what was typed on pages that were never hydrated: the last value wins, the rest stays', () => {
    const { items } = withStorage('sessionStorage');
    draftKeeper('quote').keep({ name: ['Aimée'], notes: ['2 < 3'], days: ['Tue'] });
    items.set('uno-draft-quote', `${items.get('uno-draft-quote')},${left},[["name","Zoé Côté"]]`);
    const typed = { name: ['Zoé Côté'], notes: ['2 < 3'], days: ['Mon', 'Fri'] };
    expect(draftKeeper('quote').read()).toEqual(typed);
    draftKeeper('quote').keep(typed);
    expect(items.get('uno-draft-quote')).toBe(JSON.stringify({ fields: typed }));
  });

  test.each(['', '{', '0', '[1]', '"x"', '{"fields":{"name":"x"}}', '{"fields":null}'])('is not read from an invalid value: %j', (kept) => {
    const { items } = withStorage('sessionStorage');
    items.set('uno-draft-quote', kept);
    expect(draftKeeper('quote').read()).toBeNull();
  });
});

test('the three seconds count from the first load in the tab, not from a reload', () => {
  const { items } = withStorage('sessionStorage');
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
  const others = { ...words, name: 'Aimé' };

  /** The module as a newly opened page loads it. */
  async function inNewDocument() {
    vi.resetModules();
    return import('../../../site/src/leads/key.ts');
  }

  test('is the same for the same content in the same tab, even when something else was sent in between', async () => {
    withStorage('sessionStorage');
    const first = (await inNewDocument()).idempotencyKeyOf(words);
    const { idempotencyKeyOf: keyAfterReload } = await inNewDocument();
    expect(keyAfterReload(others)).not.toBe(first);
    expect(keyAfterReload({ ...words })).toBe(first);
  });

  test('differs in another tab', async () => {
    withStorage('sessionStorage');
    const first = (await inNewDocument()).idempotencyKeyOf(words);
    withStorage('sessionStorage');
    expect((await inNewDocument()).idempotencyKeyOf(words)).not.toBe(first);
  });

  test('is the same in a duplicated tab, if anything was typed before', async () => {
    const { items } = withStorage('sessionStorage');
    vi.resetModules();
    (await import('../../../site/src/leads/draft.ts')).draftKeeper('quote').keep(fields);
    const copied = [...items];
    const first = (await import('../../../site/src/leads/key.ts')).idempotencyKeyOf(words);
    const copy = withStorage('sessionStorage');
    for (const [name, value] of copied) copy.setItem(name, value);
    expect((await inNewDocument()).idempotencyKeyOf(words)).toBe(first);
  });

  test.each(['', '0', '"x"', '{'])('a stored seed that is invalid is replaced: %j', async (kept) => {
    const { items } = withStorage('sessionStorage');
    items.set('uno-seed', kept);
    const first = (await inNewDocument()).idempotencyKeyOf(words);
    expect(items.get('uno-seed')).toMatch(/^"[\da-f]{16}"$/);
    expect((await inNewDocument()).idempotencyKeyOf(words)).toBe(first);
  });

  test('stays the same while the page is open, when storage is refused', async () => {
    withoutStorage('sessionStorage');
    const { idempotencyKeyOf: keyHere } = await inNewDocument();
    expect(keyHere(words)).toBe(keyHere({ ...words }));
  });

  test('is a version 8 uuid, also without a secure context', () => {
    withStorage('sessionStorage');
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: BigUint64Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
    expect(idempotencyKeyOf(words)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
