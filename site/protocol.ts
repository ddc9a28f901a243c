/**
 * Names by which the built pages, the code that wakes them, the styles and the servers understand each other.
 */

/**
 * The hash to which a form leads when it is posted before any script could wake, or without scripts. The page is
 * shown again, and by `:target` the element with this id says that nothing has been sent and how to reach Uno.
 */
export const NOT_SENT = 'not-sent';
