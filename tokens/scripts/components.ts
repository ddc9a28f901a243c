// `node scripts/bootstrap.mjs tokens/scripts/components.ts`: writes the `components` of every theme's colours from their `hex`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueOf } from './themeFrom.ts';

const themes = join(import.meta.dirname, '../src/themes');

for (const file of globSync('*.tokens.json', { cwd: themes })) {
  const path = join(themes, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(/"components": \[[^\]]*\], "hex": "(#[0-9a-f]{6})"/g, (_, hex: string) => {
    const channels = valueOf(hex).components.map((channel) => (Number.isInteger(channel) ? channel.toFixed(1) : String(channel)));
    return `"components": [${channels.join(', ')}], "hex": "${hex}"`;
  });
  if (after === before) continue;
  writeFileSync(path, after);
  console.log(`tokens/src/themes/${file}`);
}
