import { join } from 'node:path';

export const siteFolder = join(import.meta.dirname, '..');
export const repository = join(siteFolder, '..');
