/**
 * The states of pages besides the initial one. A page's declaration lists its states; browser tests and screenshots bring
 * the page to each of them (`scripts/shots/reach.ts`).
 */
export const stateNames = [
  /** The panel of the services is open in the header. */
  'services-menu',
  /** The menu of phones is open. */
  'mobile-menu',
  /** After following the link from the other language. */
  'language-chosen',
  /** A form with errors. */
  'errors',
  /** A form that is filled in. */
  'filled',
  /** A filled-in form after a reload. */
  'draft',
  /** A form that is being sent. */
  'sending',
  /** A form while the device is offline. */
  'offline',
  /** A form that was refused because of the rate limit. */
  'limit',
  /** A form that was stored. */
  'success',
  /** After a press whose code could not be loaded. */
  'wake-failed',
  /** After a native post to a host that receives no forms. */
  'not-sent',
  /** A list that is searched and filtered. */
  'narrowed',
  /** A filtered list without results. */
  'nothing-left',
  /** The panel that tests the connection is open. */
  'diagnostics',
  /** The same panel when the store does not respond. */
  'diagnostics-down',
] as const;

/** The name of a state. */
export type StateName = (typeof stateNames)[number];
