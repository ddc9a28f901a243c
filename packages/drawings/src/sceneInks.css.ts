import { globalStyle } from '@vanilla-extract/css';
import { inkFilterId, sceneInks } from './sceneInks.ts';

/** The theme's filter, for an inline drawing in the scenes' fixed colours. */
export const inks = 'var(--uno-scene-filter)';

for (const theme of Object.keys(sceneInks)) globalStyle(`[data-theme='${theme}']`, { vars: { '--uno-scene-filter': `url(#${inkFilterId(theme)})` } });

/* Only pictures from the folder of the scenes: photographs keep their colours. */
globalStyle("[src^='/images']", { filter: inks });
