import { globalStyle } from '@vanilla-extract/css';
import { inkFilterId, sceneInks } from './sceneInks.ts';

/** For a drawing in the page that has the scenes' own colours: the `selectors` of its style. */
export const inkedByTheme = Object.fromEntries(Object.keys(sceneInks).map((theme) => [`[data-theme='${theme}'] &`, { filter: `url(#${inkFilterId(theme)})` }]));

/* Only pictures from the folder of the scenes: photographs keep their colours. */
for (const theme of Object.keys(sceneInks)) globalStyle(`[data-theme='${theme}'] img[src^='/images/']`, { filter: `url(#${inkFilterId(theme)})` });
