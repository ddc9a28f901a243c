import { composeStory, setProjectAnnotations, type StoryObj } from '@storybook/react-vite';
import { isExportStory } from 'storybook/internal/csf';
import { viewports } from '../../.storybook/modes/viewports.ts';
import preview from '../../.storybook/preview.tsx';
import { isStory, type StoryFile } from '../storyFile.ts';
import type { Look } from './looks.ts';

// A story is looked at as it is; only axe wants it to stand still.
setProjectAnnotations([{ ...preview, afterEach: [] }]);

/** A story that can be mounted in a language, as the toolbars would. */
export interface ModeStory {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether it has a play. */
  readonly plays: boolean;
  /** The width that its play was written for, in pixels. */
  readonly width: number;
  /** Mounts it in place of the last, and plays it when asked to. */
  mount(locale: Look['locale'], play?: 'play'): Promise<void>;
  /** What the story renders, for a server. */
  element(): React.ReactNode;
}

/** The story suite's own width, where a story asks for none. */
const USUAL_WIDTH = 1200;

const widthOf = (globals: Readonly<Record<string, unknown>>): number => {
  const { viewport } = globals;
  const value: unknown = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  return typeof value === 'string' ? parseInt(viewports[value]?.styles.width ?? `${USUAL_WIDTH}`, 10) : USUAL_WIDTH;
};

/** The stories of a file; those tagged `!test` are for reading only, as in the story suite. */
export function storiesOf(file: StoryFile): ModeStory[] {
  const { default: meta, ...named } = file;
  return Object.entries(named).flatMap(([name, story]) => {
    if (!isExportStory(name, meta) || !isStory(story)) return [];
    const still = { ...story, play: () => undefined };
    const composed = (source: StoryObj, locale: Look['locale']) => composeStory(source, meta, { initialGlobals: { locale } }, name);
    const english = composed(still, 'en-CA');
    if (english.tags.includes('!test')) return [];
    return [
      {
        id: english.id,
        parameters: english.parameters,
        plays: story.play !== undefined || meta.play !== undefined,
        width: widthOf(english.globals),
        mount: (locale, play) => composed(play ? story : still, locale).run(),
        element: () => english({}),
      },
    ];
  });
}
