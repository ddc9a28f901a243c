import { globalStyle } from '@vanilla-extract/css';
import { inkFilterId, sceneInks } from './sceneInks.ts';

/* Only pictures from the folder of the scenes: photographs keep their colours. */
for (const theme of Object.keys(sceneInks)) globalStyle(`[data-theme='${theme}'] img[src^='/images/']`, { filter: `url(#${inkFilterId(theme)})` });
