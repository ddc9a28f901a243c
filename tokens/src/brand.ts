import written from './brand.json' with { type: 'json' };
import type { Mark } from './mark.ts';
import type { DrawnThemeSource } from './themeSources.ts';

/** What another company has of its own: `brand.json`, which `npm run rebrand` writes, and which is not published. What it lacks stays that of Uno. */
export interface Brand {
  readonly mark?: Mark;
  /** Replaces the default theme. */
  readonly theme?: DrawnThemeSource;
  /** Replaces `midnight`. */
  readonly darkTheme?: DrawnThemeSource;
  /** Replaces `contrast`. */
  readonly contrastTheme?: DrawnThemeSource;
  /** For systems that prefer dark and ask for more contrast. Visitors can't choose it. */
  readonly darkContrastTheme?: DrawnThemeSource;
  /** The fixed colours of the scenes, by their names. */
  readonly sceneColours?: Readonly<Record<string, string>>;
  /** Whether the drawings show Montréal’s mountain and its cross. Default: yes. */
  readonly mountRoyal?: boolean;
}

export const brand: Brand = written;
