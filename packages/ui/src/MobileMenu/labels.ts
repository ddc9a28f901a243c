/** The required labels of `MobileMenu`. */
export interface MobileMenuLabels {
  /** The button that opens it: "Menu". */
  open: string;
  /** The button that closes it: "Close". */
  close: string;
  /** The dialog's name: "Main menu". */
  title: string;
}
