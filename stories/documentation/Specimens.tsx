import { Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { inSentenceCase } from './sentenceCase.ts';

/** The stories of a foundation, each with its name and what it shows. They have no source to copy: nothing of them is in a package. */
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
