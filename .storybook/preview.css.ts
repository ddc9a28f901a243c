import { vars } from '@uno/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';

/* A story inside a documentation page stands on its own theme's ground. */
globalStyle('.docs-story', { background: vars.color.paper, color: vars.color.ink });
