import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const name = 'virtual:scene-bytes';
const script = fileURLToPath(new URL('print-scene-bytes.ts', import.meta.url));

/**
 * `virtual:scene-bytes`: the compressed size of each crop of each scene, as `{ key: { crop: bytes } }`. Browsers cannot
 * compress with brotli, so Node does, in a process of its own that reads the current drawings.
 */
export const sceneBytes = (): Plugin => ({
  name: 'uno:scene-bytes',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const { stdout } = await run(process.execPath, [script]);
    return `export default ${stdout}`;
  },
});
