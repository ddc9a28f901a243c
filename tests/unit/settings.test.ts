import { expect, test } from 'vitest';
import { settings } from '../../site/build/settings.ts';
import { storeFromEnvironment } from '../../site/src/leads/config.ts';

const url = { VITE_SUPABASE_URL: 'https://x.supabase.co' };
const place = { VITE_UNO_DATA_PLACE_EN: 'Oregon, United States', VITE_UNO_DATA_PLACE_FR: 'Oregon, États-Unis' };
const key = { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

test.each([
  [{ VITE_UNO_LOCAL_STORE: '0' }, 'VITE_UNO_LOCAL_STORE is 0 and no Supabase project is named'],
  [{ VITE_UNO_LOCAL_STORE: '0', ...key }, 'VITE_UNO_LOCAL_STORE is 0 and no Supabase project is named'],
  [url, 'VITE_SUPABASE_URL has no key beside it'],
])('a build whose forms store nothing warns, and says what to set: %o', (env, why) => {
  expect(settings(env).warning).toContain(why);
  expect(settings(env).warning).toContain('supabase_not_configured');
  expect(storeFromEnvironment(env, 'https://uno.example')).toBeNull();
});

test.each([[{}], [{ VITE_UNO_LOCAL_STORE: '1' }], [{ ...url, ...key, ...place }], [{ ...url, ...place, VITE_SUPABASE_ANON_KEY: 'old', VITE_UNO_LOCAL_STORE: '0' }]])('a build whose forms are stored has no warning: %o', (env) => {
  expect(settings(env).warning).toBeUndefined();
  expect(storeFromEnvironment(env, 'https://uno.example')).not.toBeNull();
});

test.each([{}, { VITE_UNO_DATA_PLACE_EN: 'Oregon, United States' }])('a build for a hosted project warns when the place of its data is not set: %o', (known) => {
  expect(settings({ ...url, ...key, ...known }).warning).toContain('Law 25');
});
