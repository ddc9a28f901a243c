import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';

/** What is in it can't take the focus while it is being mounted; then it is as it was. */
function Still({ children }: { children: ReactNode }) {
  const [still, setStill] = useState(true);
  // After the effects of the children, which are the ones that ask for the focus.
  useEffect(() => setStill(false), []);
  return <div inert={still}>{children}</div>;
}

/** For what takes the focus when it appears: a documentation page still opens at its beginning. */
export const staysInPlace: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <Still>
      <Story />
    </Still>
  ) : (
    <Story />
  );
