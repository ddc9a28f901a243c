import { vars } from '@uno/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';

/* A story inside a documentation page has the background of its own theme. */
globalStyle('.docs-story', { background: vars.surface.background, color: vars.surface.text });
