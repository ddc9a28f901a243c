import { styleVariants } from '@vanilla-extract/css';
import { headingSizes } from './headingSizes.ts';

export const heading = styleVariants(headingSizes);
