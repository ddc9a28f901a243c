import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { type FrenchStory, StorySection } from './StorySection.tsx';

/** The stories of a foundation, each with its name and its description. They show no code, because no package exports what they show. */
export function Specimens({
  french,
}: {
  /** The French words of the stories, for the French page. */
  french?: Readonly<Record<string, FrenchStory>>;
}) {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'))
    .map((story) => (
      <StorySection key={story.id} story={story} french={french}>
        <Canvas of={story.moduleExport} sourceState="none" />
      </StorySection>
    ));
}
