import { expect, test } from 'vitest';
import { readSettings } from '../../site/build/settings.ts';
import { storeFromEnvironment } from '../../site/src/leads/config.ts';

const url = { VITE_SUPABASE_URL: 'https://x.supabase.co' };
const place = { VITE_UNO_DATA_PLACE_EN: 'Oregon, United States', VITE_UNO_DATA_PLACE_FR: 'Oregon, États-Unis' };
const key = { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

const own = 'https://uno.example';
const local = { url: own, key: 'sb_publishable_local' };
const hosted = (name: string) => ({ url: url.VITE_SUPABASE_URL, key: name });
const withoutStore = 'VITE_UNO_LOCAL_STORE is 0 and no Supabase project is named';

test.each([
  [{ VITE_UNO_LOCAL_STORE: '0' }, withoutStore],
  [{ VITE_UNO_LOCAL_STORE: '0', ...key }, withoutStore],
  [url, 'VITE_SUPABASE_URL has no key beside it'],
])('a build whose forms store nothing warns, and says what to set: %o', (env, why) => {
  expect(readSettings(env).warning).toContain(why);
  expect(readSettings(env).warning).toContain('supabase_not_configured');
  expect(storeFromEnvironment(env, own)).toBeNull();
});

test.each([
  [{}, local],
  [{ VITE_UNO_LOCAL_STORE: '1' }, local],
  [{ ...url, ...place, ...key, VITE_SUPABASE_ANON_KEY: 'old' }, hosted('sb_publishable_x')],
  [{ ...url, ...place, VITE_SUPABASE_ANON_KEY: 'old', VITE_UNO_LOCAL_STORE: '0' }, hosted('old')],
])('a build whose forms are stored has no warning: %o', (env, store) => {
  expect(readSettings(env).warning).toBeUndefined();
  expect(storeFromEnvironment(env, own)).toEqual(store);
});

test.each([{}, { VITE_UNO_DATA_PLACE_EN: 'Oregon, United States' }])('a build for a hosted project warns when the place of its data is not set: %o', (known) => {
  expect(readSettings({ ...url, ...key, ...known }).warning).toContain('Law 25');
});
