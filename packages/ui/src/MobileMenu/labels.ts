import type { ReactNode } from 'react';

/** The required labels of `MobileMenu`. */
export interface MobileMenuLabels {
  /** The button that opens it: "Menu". */
  open: ReactNode;
  /** The button that closes it: "Close". */
  close: ReactNode;
  /** The dialog's name: "Main menu". */
  title: ReactNode;
}
