/**
 * The states of a page besides the one in which it loads. A page's declaration names those that it has; the browser
 * tests and the screenshots bring it to each of them (`scripts/shots/reach.ts`).
 */
export const stateNames = [
  /** The panel of the services is open in the header. */
  'services-menu',
  /** The menu of phones is open. */
  'mobile-menu',
  /** Opened by the link from the other language. */
  'language-chosen',
  /** A form that was sent with mistakes. */
  'errors',
  /** A form that is filled in. */
  'filled',
  /** The same after a reload. */
  'draft',
  /** A form that is being sent. */
  'sending',
  /** A form where there is no connection. */
  'offline',
  /** A form that the store refused, as one too many. */
  'limit',
  /** A form that was stored. */
  'success',
  /** A press whose code did not come. */
  'wake-failed',
  /** Where a form leads on a host that takes none. */
  'not-sent',
  /** A list that is searched and filtered. */
  'narrowed',
  /** The same where nothing is left. */
  'nothing-left',
  /** The panel that tests the connection is open. */
  'diagnostics',
  /** The same before a store that does not answer. */
  'diagnostics-down',
] as const;

/** The name of a state. */
export type StateName = (typeof stateNames)[number];
