import { Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { useContext } from 'react';
import type { ModuleExports, PreparedStory } from 'storybook/internal/types';

/** A story that is only there to be run: it is tagged so, or it mounts itself as `proves` does. */
const isTest = ({ tags, usesMount }: PreparedStory<ReactRenderer>): boolean => tags.includes('test-only') || usesMount;

/** Storybook writes “On Night”; the house writes its headings in sentence case. */
const inSentenceCase = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

/**
 * Every story of the page, each with its name, what it shows, and its source. A story that only tests (tag
 * `test-only`, or a keyboard table's) is left out; it stays in the sidebar, where it can be watched.
 */
export function Examples({
  more = [],
}: {
  /** The modules of a component's other story files: `more={[features]}`, of `import * as features from …`. */
  more?: readonly ModuleExports[];
}) {
  const context = useContext(DocsContext);
  const others = more.flatMap((module) => {
    const { csfFile } = context.resolveOf(module, ['meta']);
    return context.componentStoriesFromCSFFile(csfFile);
  });
  return [...context.componentStories(), ...others]
    .filter((story) => !isTest(story))
    .map((story) => (
      <section key={story.id} lang="en-CA">
        <Subheading>{inSentenceCase(story.name)}</Subheading>
        <Description of={story.moduleExport} />
        <Canvas of={story.moduleExport} sourceState="hidden" />
      </section>
    ));
}
