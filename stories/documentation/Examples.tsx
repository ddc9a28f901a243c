import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { useContext, useEffect, useState } from 'react';
import type { ModuleExports, PreparedStory } from 'storybook/internal/types';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { Anatomy } from './Anatomy.tsx';
import { codeOf } from './code/codeOf.tsx';
import type { ComponentGuide } from './guide.ts';
import { type FrenchStory, StorySection } from './StorySection.tsx';

type Story = PreparedStory<ReactRenderer>;

/** Whether a story is only a test. */
const isTest = ({ tags }: Story): boolean => tags.includes('test-only');

/** A type guard, because Storybook's type of a story's context omits these fields. */
const isWhole = (context: object): context is Parameters<Story['originalStoryFn']>[1] => 'globals' in context && 'parameters' in context;

/** The code of a story in the language of the page, once it is generated. */
function useCode(story: Story): string {
  const locale = useLocale();
  const context = useContext(DocsContext);
  const [code, setCode] = useState('');
  useEffect(() => {
    let wanted = true;
    const { originalStoryFn, initialArgs: args } = story;
    const given: object = context.getStoryContext(story);
    if (!isWhole(given)) throw new Error(`Storybook gives ${story.id} no context.`);
    void codeOf(locale, (globals) => originalStoryFn(args, { ...given, args, globals: { ...given.globals, ...globals } })).then((made) => {
      if (wanted) setCode(made);
    });
    return () => {
      wanted = false;
    };
  }, [locale, context, story]);
  return code;
}

function Example({ story, guide, french }: { story: Story; guide?: ComponentGuide | undefined; french?: Readonly<Record<string, FrenchStory>> | undefined }) {
  const code = useCode(story);
  const canvas = <Canvas of={story.moduleExport} sourceState="hidden" source={{ code, language: 'tsx', format: false }} />;
  return (
    <StorySection story={story} french={french}>
      {guide && guide.anatomy.length > 0 ? <Anatomy parts={guide.anatomy}>{canvas}</Anatomy> : canvas}
    </StorySection>
  );
}

/**
 * Every story of the page, each with its name, its description, and code that a reader can copy. A story that only tests
 * (tag `test-only`) is left out; the sidebar's tag filter shows it.
 */
export function Examples({
  guide,
  more = [],
  french,
}: {
  /** The guide whose parts are numbered in the default story. */
  guide?: ComponentGuide;
  /** The modules of a component's other story files: `more={[features]}`, of `import * as features from …`. */
  more?: readonly ModuleExports[];
  /** The French words of the stories, for a French page that has them. */
  french?: Readonly<Record<string, FrenchStory>>;
}) {
  const context = useContext(DocsContext);
  const others = more.flatMap((module) => {
    const { csfFile } = context.resolveOf(module, ['meta']);
    return context.componentStoriesFromCSFFile(csfFile);
  });
  return [...context.componentStories(), ...others]
    .filter((story) => !isTest(story))
    .map((story) => <Example key={story.id} story={story} guide={story.name === 'Default' ? guide : undefined} french={french} />);
}
