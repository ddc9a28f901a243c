import { queryContainer } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/**
 * What a component asks for its width (CONTRIBUTING.md, *Width*): its root, or a `div` around its root where the root's own
 * layout depends on the width, because an element can't ask itself.
 */
export const room = style(queryContainer);
