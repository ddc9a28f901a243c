import { afterEach, describe, expect, test, vi } from 'vitest';
import { draftKeeper, firstOpened } from '../../../site/src/leads/draft.ts';
import { attemptFor } from '../../../site/src/leads/key.ts';
import { withoutStorage, withStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());
const draft = { fields: { name: ['Aimée'], days: ['Mon', 'Fri'], shifts: [] }, attempt: { id: 'x', hash: '1a' } };

describe('the draft', () => {
  test('is there after a reload, under the key that the head script looks for', () => {
    const { items } = withStorage('sessionStorage');
    draftKeeper('quote').keep(draft);
    expect([...items.keys()]).toEqual(['uno-draft-quote']);
    expect(draftKeeper('quote').read()).toEqual(draft);
  });

  test('is gone after success; what was stored is known, also after a reload, and not one of its words', () => {
    const { items } = withStorage('sessionStorage');
    const keeper = draftKeeper('quote');
    keeper.keep(draft);
    keeper.forget(draft.attempt);
    expect(keeper.read()).toBeNull();
    expect(keeper.stored()).toEqual(draft.attempt);
    expect(draftKeeper('quote').stored()).toEqual(draft.attempt);
    expect([...items]).toEqual([['uno-sent-quote', '{"id":"x","hash":"1a"}']]);
  });

  test('is the newest, where the storage is full and holds an older one; and is then at risk', () => {
    const { items } = withStorage('sessionStorage');
    const keeper = draftKeeper('quote');
    keeper.keep({ ...draft, attempt: null });
    expect(keeper.isAtRisk()).toBe(false);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    keeper.keep(draft);
    expect(keeper.read()).toEqual(draft);
    expect(keeper.isAtRisk()).toBe(true);
  });

  test('is kept by the page where storage is refused', () => {
    withoutStorage('sessionStorage');
    const keeper = draftKeeper('quote');
    keeper.keep(draft);
    expect(keeper.read()).toEqual(draft);
    expect(keeper.isAtRisk()).toBe(true);
    keeper.forget(draft.attempt);
    expect(keeper.read()).toBeNull();
    expect(keeper.isAtRisk()).toBe(false);
    expect(keeper.stored()).toEqual(draft.attempt);
  });

  test('is also what a page that never woke has left', () => {
    const { items } = withStorage('sessionStorage');
    items.set('uno-draft-quote', '[["name","Aimée"],["days","Mon"],["days","Fri"]]');
    expect(draftKeeper('quote').read()).toEqual({ fields: { name: ['Aimée'], days: ['Mon', 'Fri'] }, attempt: null });
  });

  test.each(['', '{', '[1]', '"x"', '{"fields":{"name":"x"}}', '{"fields":null}'])('what is not a draft is none: %j', (kept) => {
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
  items.set('uno-opened', String(Date.now() + 60_000));
  expect(firstOpened()).toBe(performance.timeOrigin);
  expect(items.get('uno-opened')).toBe(String(performance.timeOrigin));
});

describe('the key of an attempt', () => {
  const words = { name: 'Aimée', service: 'office' };

  test('is the same for the same words, also after a reload', () => {
    const first = attemptFor(words, []);
    expect(attemptFor({ ...words }, [null, JSON.parse(JSON.stringify(first))])).toEqual(first);
  });

  test('is new when a word differs', () => {
    const first = attemptFor(words, [undefined]);
    expect(attemptFor({ ...words, name: 'Aimé' }, [first]).id).not.toBe(first.id);
  });

  test('keeps a hash of the words, and none of them', () => {
    const long = { notes: 'Ascenseur de service à l’arrière. '.repeat(150) };
    expect(JSON.stringify(attemptFor(long, []))).toMatch(/^\{"id":"[^"]+","hash":"[0-9a-z]{1,13}"\}$/);
  });

  test('is a version 4 uuid, also without a secure context', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(attemptFor(words, []).id).toMatch(uuid);
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
    expect(attemptFor(words, []).id).toMatch(uuid);
  });
});
