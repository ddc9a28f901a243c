import { test } from 'vitest';
import { codeOf } from '../../stories/documentation/code/codeOf.tsx';
import { stories } from './stories.ts';
import { mkdirSync, writeFileSync } from 'node:fs';

test('x', async () => {
  mkdirSync('/tmp/ex', { recursive: true });
  const bad: string[] = [];
  for (const { id, render, tags } of stories) {
    if (tags.includes('test-only') || /--keyboard$/.test(id) || /^(foundations|pages)-/.test(id)) continue;
    try {
      writeFileSync(`/tmp/ex/${id}.tsx`, await codeOf('en-CA', render));
    } catch (error) { bad.push(`${id}: ${String(error).slice(0, 300)}`); }
  }
  console.log(bad.join('\n'));
});
