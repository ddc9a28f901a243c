import { Description, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { inSentenceCase } from './sentenceCase.ts';

/** What a French page says of a story, whose own name and description are in English. */
export interface FrenchStory {
  readonly name: string;
  /** In Markdown. */
  readonly description: string;
}

/** The French words of every story of a file, by the name of its export. A missing story does not compile. */
export type FrenchStories<File, Tests extends keyof File = never> = Readonly<Record<Exclude<keyof File, 'default' | Tests>, FrenchStory>>;

/** A story with its name and its description, in the language of the page where it has words in that. */
export function StorySection({
  story,
  french = {},
  children,
}: {
  story: PreparedStory<ReactRenderer>;
  /** The French words of the stories of the page, by the name of the export. */
  french?: Readonly<Record<string, FrenchStory>> | undefined;
  /** The story itself. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const [, words] = Object.entries(french).find(([name]) => locale === 'fr-CA' && toId(story.title, storyNameFromExport(name)) === story.id) ?? [];
  return (
    <section lang={words ? locale : 'en-CA'}>
      <Subheading>{words?.name ?? inSentenceCase(story.name)}</Subheading>
      {words ? <Markdown>{words.description}</Markdown> : <Description of={story.moduleExport} />}
      {children}
    </section>
  );
}
