import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';

/** Makes its children inert while they are being mounted, so that they can't take the focus. */
function InertAtFirst({ children }: { children: ReactNode }) {
  const [isInert, setInert] = useState(true);
  // Runs after the effects of the children, which move the focus.
  useEffect(() => setInert(false), []);
  return <div inert={isInert}>{children}</div>;
}

/** A decorator for components that take the focus when they appear: in the documentation they don't, so a page opens at its beginning. */
export const noFocusInDocs: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <InertAtFirst>
      <Story />
    </InertAtFirst>
  ) : (
    <Story />
  );
