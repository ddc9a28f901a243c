import type { MobileMenuPanel } from './MobileMenuPanel.tsx';

let panel: typeof MobileMenuPanel | undefined;

/** The dialog's component once its code has loaded. */
export const loadedPanel = () => panel;

/**
 * Preloads the code of the dialog of `MobileMenu`. The button preloads it on hover, touch and focus. Call this in an
 * application that hydrates the header only after the button was pressed: the dialog's code then loads beside the header's.
 *
 * @throws when the code can't be loaded; the next call tries again
 */
export async function fetchMobileMenu(): Promise<void> {
  panel ??= (await import('./MobileMenuPanel.tsx')).MobileMenuPanel;
}
