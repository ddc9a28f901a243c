import { Canvas, DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { type FrenchStory, StorySection } from './StorySection.tsx';

/** The tag of a specimen that is longer than a page of documentation should be: the page links to it. */
const OWN_PAGE = 'own-page';

const openAlone = { 'en-CA': 'Open on a page of its own', 'fr-CA': 'Ouvrir dans une page à part' } as const;

/** The stories of a foundation, each with its name and its description. They show no code, because no package exports what they show. */
export function Specimens({
  french,
}: {
  /** The French words of the stories, for the French page. */
  french?: Readonly<Record<string, FrenchStory>>;
}) {
  const locale = useLocale();
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'))
    .map((story) => (
      <StorySection key={story.id} story={story} french={french}>
        {story.tags.includes(OWN_PAGE) ? <Markdown>{`[${openAlone[locale]}](?path=/story/${story.id})`}</Markdown> : <Canvas of={story.moduleExport} sourceState="none" />}
      </StorySection>
    ));
}
