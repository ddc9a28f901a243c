import type { MouseEvent } from 'react';

/** Whether a click on a link stays in this tab, unlike Ctrl-click and the like. */
export const isSameTabClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
