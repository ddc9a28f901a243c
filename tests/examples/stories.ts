import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Render } from '../../stories/documentation/code/codeOf.tsx';

interface StoryFile {
  default: Meta;
  [name: string]: unknown;
}

/** A story as its file has it. */
export interface Story {
  readonly id: string;
  readonly tags: readonly string[];
  readonly plays: boolean;
  readonly render: Render;
}

const isStory = (value: unknown): value is StoryObj => typeof value === 'object' && value !== null;

function storiesOf({ default: meta, ...named }: StoryFile): Story[] {
  return Object.entries(named).flatMap(([name, story]) => {
    if (!isExportStory(name, meta) || !isStory(story)) return [];
    const args = { ...meta.args, ...story.args };
    const { component } = meta;
    const render = story.render ?? meta.render ?? ((given: typeof args): ReactNode => createElement(component as ComponentType, given));
    return [
      {
        id: toId(meta.title ?? '', storyNameFromExport(name)),
        tags: [...(meta.tags ?? []), ...(story.tags ?? [])],
        plays: (story.play ?? meta.play) !== undefined,
        render: (globals) => render(args as never, { args, globals, component, viewMode: 'docs' } as never) as ReactNode,
      },
    ];
  });
}

const files = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx', { eager: true });

/** Every story that there is. */
export const stories: readonly Story[] = Object.values(files).flatMap(storiesOf);
