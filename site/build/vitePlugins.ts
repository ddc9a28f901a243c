import type { Plugin, PluginOption } from 'vite';
import { unoPlugins } from '../../vite.plugins.ts';
import { publicVariables, readEnvironment } from '../environment.ts';
import { ownerData } from './asData.ts';
import { refuseSecretSettings } from './secrets.ts';

// Vite takes the variables that begin with VITE_ from the process. The processes that it starts inherit them.
Object.assign(process.env, publicVariables(readEnvironment()));

/** Keeps Vite from reading `.env` itself, so that it has the settings of the build and the server; a secret key among them stops it. */
const sharedSettings: Plugin = {
  name: 'uno:shared-settings',
  config() {
    refuseSecretSettings(process.env);
    return { envDir: false };
  },
};

/** The Vite plugins of everything that shows the site's facts: the site, Storybook and the tests. */
export const sitePlugins = (...options: Parameters<typeof unoPlugins>): PluginOption[] => [sharedSettings, ownerData, unoPlugins(...options)];
