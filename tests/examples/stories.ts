import type { Meta } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Render } from '../../stories/documentation/code/codeOf.tsx';
import { isStory, type StoryFile } from '../storyFile.ts';

/** Values of controls by their names. */
type Settings = Readonly<Record<string, unknown>>;

/** An attribute that every component of the package passes on to its element. */
const PASSED_ON = { 'data-control': 'set' } as const;

/** Values of controls that differ from the story's own. */
function settingsOf(args: Settings, argTypes: Meta['argTypes'] = {}): readonly Settings[] {
  const others = Object.entries(args).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [{ [name]: !value }];
    if (typeof value === 'number') return [{ [name]: value + 1 }, { [name]: value - 1 }];
    const options: readonly unknown[] = argTypes[name]?.options ?? (typeof value === 'string' ? [`${value} changed`] : []);
    return options.filter((option) => option !== value).map((option) => ({ [name]: option }));
  });
  const texts = Object.entries(argTypes).flatMap(([name, argType]) => (argType?.control === 'text' && !(name in args) ? [{ [name]: 'changed' }] : []));
  return [PASSED_ON, ...others, ...texts];
}

/** The stories of a file. */
function storiesOf(path: string, { default: meta, ...named }: StoryFile) {
  return Object.entries(named).flatMap(([name, story]) => {
    if (!isExportStory(name, meta) || !isStory(story)) return [];
    const args = { ...meta.args, ...story.args };
    const { component } = meta;
    const render = story.render ?? meta.render ?? ((given: typeof args): ReactNode => createElement(component as ComponentType, given));
    const hasControls = { ...meta.parameters?.['controls'], ...story.parameters?.['controls'] }.disable !== true;
    const renderWith = (settings: Settings): Render => (globals) => render({ ...args, ...settings }, { args: { ...args, ...settings }, globals, component, viewMode: 'docs' } as never) as ReactNode;
    const tags = [...(meta.tags ?? []), ...(story.tags ?? [])];
    return [
      {
        id: toId(meta.title ?? '', storyNameFromExport(name)),
        tags,
        plays: (story.play ?? meta.play) !== undefined,
        /** Whether the page of its component shows it with its code. */
        isDocumented: path.includes('/components/') && !tags.includes('test-only'),
        /** Whether it has a decorator or globals of its own: a narrow column, a phone. */
        isFramed: story.decorators !== undefined || story.globals !== undefined,
        render: renderWith({}),
        /** Values to set its controls to, one after the other; empty if it has no controls. */
        settings: hasControls ? settingsOf(args, { ...meta.argTypes, ...story.argTypes }) : [],
        renderWith,
      },
    ];
  });
}

const files = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx', { eager: true });

/** All stories. */
export const stories = Object.entries(files).flatMap(([path, file]) => storiesOf(path, file));
