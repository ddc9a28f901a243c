import { describe } from 'vitest';
import { engines } from './browsers.ts';
import { testWalks } from './walks.ts';

describe.each(engines.filter((engine) => engine.isInstalled()))('$name', (engine) => {
  testWalks(engine);
});
