import type { MobileMenuPanel } from './MobileMenuPanel.tsx';

let panel: typeof MobileMenuPanel | undefined;

/** The dialog, if its code is here. */
export const fetchedPanel = () => panel;

/**
 * Fetches the code of the dialog of `MobileMenu` ahead of its button, which does so itself when a finger or the focus comes near.
 * For an application that hydrates the header only when the button is pressed: the two then come together.
 *
 * @throws when the code does not come; the next call asks again
 */
export async function fetchMobileMenu(): Promise<void> {
  panel ??= (await import('./MobileMenuPanel.tsx')).MobileMenuPanel;
}
