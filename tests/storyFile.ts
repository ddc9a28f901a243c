import type { Meta, StoryObj } from '@storybook/react-vite';

/** The exports of a story file. */
export interface StoryFile {
  default: Meta;
  [name: string]: unknown;
}

/** Whether an export of a story file is a story by its value. `isExportStory` checks its name. */
export const isStory = (value: unknown): value is StoryObj => typeof value === 'object' && value !== null;
