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
  /** Whether the page of its component shows it with its code. */
  readonly isDocumented: boolean;
  /** Whether something of its own is around it: a narrow column, a phone. */
  readonly isFramed: boolean;
  readonly render: Render;
}

const isStory = (value: unknown): value is StoryObj => typeof value === 'object' && value !== null;

function storiesOf(path: string, { default: meta, ...named }: StoryFile): Story[] {
  return Object.entries(named).flatMap(([name, story]) => {
    if (!isExportStory(name, meta) || !isStory(story)) return [];
    const args = { ...meta.args, ...story.args };
    const { component } = meta;
    const render = story.render ?? meta.render ?? ((given: typeof args): ReactNode => createElement(component as ComponentType, given));
    const tags = [...(meta.tags ?? []), ...(story.tags ?? [])];
    return [
      {
        id: toId(meta.title ?? '', storyNameFromExport(name)),
        tags,
        plays: (story.play ?? meta.play) !== undefined,
        isDocumented: path.includes('/components/') && !tags.includes('test-only'),
        isFramed: story.decorators !== undefined || story.globals !== undefined,
        render: (globals) => render(args, { args, globals, component, viewMode: 'docs' } as never) as ReactNode,
      },
    ];
  });
}

const files = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx', { eager: true });

/** Every story that there is. */
export const stories: readonly Story[] = Object.entries(files).flatMap(([path, file]) => storiesOf(path, file));
