import type { Decorator } from '@storybook/react-vite';
import { reduced } from './reduced.css.ts';

/** A page of documentation is narrower than the screen that a story is laid out for: there it is shown at three quarters. */
export const reducedInDocs: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <div className={reduced}>
      <Story />
    </div>
  ) : (
    <Story />
  );
