import { composeStory, setProjectAnnotations, type StoryObj } from '@storybook/react-vite';
import { isExportStory } from 'storybook/internal/csf';
import { viewports } from '../../.storybook/modes/viewports.ts';
import preview from '../../.storybook/preview.tsx';
import { isStory, type StoryFile } from '../storyFile.ts';

/** A language of the toolbar. */
export type StoryLocale = 'en-CA' | 'fr-CA' | 'pseudo';

// Without the preview's `afterEach`, which stops animations for axe.
setProjectAnnotations([{ ...preview, afterEach: [] }]);

/** The width of a story without a viewport of its own, as in the story suite. */
const USUAL_WIDTH = 1200;

const widthOf = (globals: Readonly<Record<string, unknown>>): number => {
  const { viewport } = globals;
  const value: unknown = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  return typeof value === 'string' ? parseInt(viewports[value]?.styles.width ?? `${USUAL_WIDTH}`, 10) : USUAL_WIDTH;
};

/** The stories of a file, except those tagged `!test`, which the story suite does not test either. */
export function storiesOf(file: StoryFile) {
  const { default: meta, ...named } = file;
  return Object.entries(named).flatMap(([name, story]) => {
    if (!isExportStory(name, meta) || !isStory(story)) return [];
    const still = { ...story, play: () => undefined };
    const composed = (source: StoryObj, locale: StoryLocale) => composeStory(source, meta, { initialGlobals: { locale } }, name);
    const english = composed(still, 'en-CA');
    if (english.tags.includes('!test')) return [];
    return [
      {
        id: english.id,
        parameters: english.parameters,
        /** Whether it has a `play` function, and the width in pixels for which that was written. */
        plays: story.play !== undefined || meta.play !== undefined,
        width: widthOf(english.globals),
        /** Mounts it in place of the previous one, and runs its `play` if asked to. */
        mount: (locale: StoryLocale, play?: 'play') => composed(play ? story : still, locale).run(),
        /** The story's element, to render on a server. */
        element: () => english({}),
      },
    ];
  });
}

/** A story that can be mounted in a language of the toolbar. */
export type ModeStory = ReturnType<typeof storiesOf>[number];
