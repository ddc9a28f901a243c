/** The words that the menu can't do without. */
export interface MobileMenuLabels {
  /** The button that opens it: "Menu". */
  open: string;
  /** The button that closes it: "Close". */
  close: string;
  /** The dialog's name: "Main menu". */
  title: string;
}
