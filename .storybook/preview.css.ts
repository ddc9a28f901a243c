import { ground, on } from '@uno/tokens/on';
import { globalStyle } from '@vanilla-extract/css';

const paper = on('paper');

/* A story inside a documentation page has the background of its own theme. */
globalStyle('.docs-story', { background: ground.paper, color: paper.text.ink });
