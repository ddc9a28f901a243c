import { Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { inSentenceCase } from './sentenceCase.ts';

/** The stories of a foundation, each with its name and its description. They show no code, because no package exports what they show. */
export function Specimens() {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'))
    .map((story) => (
      <section key={story.id} lang="en-CA">
        <Subheading>{inSentenceCase(story.name)}</Subheading>
        <Description of={story.moduleExport} />
        <Canvas of={story.moduleExport} sourceState="none" />
      </section>
    ));
}
