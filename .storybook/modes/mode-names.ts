import type { Conditions } from './media-features.ts';

/** A reader's setting: its toolbar's title, short name and icon, and the `@media` conditions that it changes. */
interface Mode {
  title: string;
  short: string;
  icon: 'paragraph' | 'contrast' | 'stop' | 'markup';
  conditions: Conditions;
}

/** Each is switched on by its toolbar or in the URL: `&globals=textSpacing:on;noJavaScript:on`. */
export const modes = {
  textSpacing: { title: 'Text spacing', short: 'Spacing', icon: 'paragraph', conditions: {} },
  forcedColours: {
    title: 'Forced colours',
    short: 'Colours',
    icon: 'contrast',
    conditions: { '(forced-colors: active)': true, '(forced-colors: none)': false },
  },
  reducedMotion: {
    title: 'Reduced motion',
    short: 'Motion',
    icon: 'stop',
    conditions: { '(prefers-reduced-motion: reduce)': true, '(prefers-reduced-motion: no-preference)': false },
  },
  noJavaScript: {
    title: 'No JavaScript',
    short: 'No JS',
    icon: 'markup',
    conditions: { '(scripting: none)': true, '(scripting: enabled)': false },
  },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

const isModeName = (name: string): name is ModeName => name in modes;

/** In the order of their toolbars. */
export const modeNames: readonly ModeName[] = Object.keys(modes).filter(isModeName);
