import type { Decorator } from '@storybook/react-vite';
import { Section, type SectionGround } from '@uno/ui/Section';
import type { ComponentType, CSSProperties, ReactElement } from 'react';
import { phone } from './documentation/phone.css.ts';

/** A decorator: limits the width, as a column of a page does. */
export const inWidth =
  (maxWidth: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );

const roundCorners: CSSProperties & Record<`--${string}`, string> = { '--uno-radius-control': '10px', '--uno-radius-box': '18px', '--uno-radius-clip': 'clip' };

/** In a theme with round corners, which none of Uno's five has. */
export const inRoundTheme: Decorator = (Story) => (
  <div style={roundCorners}>
    <Story />
  </div>
);

/** The `render` of a story on a ground: the section is part of the code that the documentation shows. */
export const onGround =
  <Args extends object>(ground: SectionGround, Example: ComponentType<Args>) =>
  (args: Args): ReactElement => (
    <Section ground={ground}>
      <Example {...args} />
    </Section>
  );

/** A story at 320 px; the documentation shows it in a frame as high as it needs. */
export const onPhones = (height: string) => ({
  globals: { viewport: { value: 'w320' } },
  parameters: { docs: { story: { inline: false, height }, canvas: { className: phone } } },
});
