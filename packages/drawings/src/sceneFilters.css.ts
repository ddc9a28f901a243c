import { globalStyle } from '@vanilla-extract/css';
import { sceneFilterId, sceneMatrices } from './sceneFilters.ts';

/** The theme's filter, for an inline drawing in the scenes' fixed colours. */
export const sceneFilter = 'var(--uno-scene-filter)';

for (const theme of Object.keys(sceneMatrices)) globalStyle(`[data-theme='${theme}']`, { vars: { '--uno-scene-filter': `url(#${sceneFilterId(theme)})` } });

/* Only pictures from the folder of the scenes: photographs keep their colours. */
globalStyle("[src^='/images']", { filter: sceneFilter });
