import { vars } from '@uno/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';

/* A story inside a documentation page has the background of its own theme. */
globalStyle('.docs-story', { background: vars.surface.background, color: vars.surface.text });

/* Storybook's report of a story that failed, in the colours of the theme. */
globalStyle('.sb-errordisplay', { background: `${vars.surface.background} !important`, color: `${vars.surface.text} !important`, fontFamily: `${vars.font.text} !important` });
globalStyle('.sb-errordisplay_main', { borderColor: `${vars.surface.danger} !important`, background: `${vars.surface.background} !important`, borderRadius: '0 !important' });
