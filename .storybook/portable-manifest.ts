import { join } from 'node:path';
import type { PresetProperty } from 'storybook/internal/types';

const root = join(import.meta.dirname, '..', '/');
const rootInJson = JSON.stringify(root).slice(1, -1);

/** Makes the paths of the manifest relative to the repository: the documentation of a component names the file on the machine that built it. */
export const portableManifest: PresetProperty<'experimental_manifests'> = (manifests) =>
  manifests === undefined ? undefined : JSON.parse(JSON.stringify(manifests).replaceAll(rootInJson, ''));
