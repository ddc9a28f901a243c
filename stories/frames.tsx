import type { Decorator } from '@storybook/react-vite';
import type { SurfaceName } from '@uno/tokens';
import { Section } from '@uno/ui/Section';
import type { ComponentType, CSSProperties, ReactElement } from 'react';
import { phone } from './documentation/phone.css.ts';

/** A decorator that limits the width, as a column of a page does. */
export const inWidth =
  (maxWidth: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );

const roundCorners: CSSProperties & Record<`--${string}`, string> = { '--uno-radius-control': '10px', '--uno-radius-box': '18px', '--uno-radius-clip': 'clip' };

/** A decorator that sets round corners, which none of Uno's themes has. */
export const inRoundTheme: Decorator = (Story) => (
  <div style={roundCorners}>
    <Story />
  </div>
);

/** The `render` of a story on a surface: the section is part of the code that the documentation shows. */
export const onSurface =
  <Args extends object>(surface: SurfaceName, Example: ComponentType<Args>) =>
  (args: Args): ReactElement => (
    <Section surface={surface}>
      <Example {...args} />
    </Section>
  );

/** Shows a story at 320 px. @param height of its frame in the documentation */
export const onPhones = (height: string) => ({
  globals: { viewport: { value: 'w320' } },
  parameters: { docs: { story: { inline: false, height }, canvas: { className: phone } } },
});
