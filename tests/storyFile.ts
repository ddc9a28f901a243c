import type { Meta, StoryObj } from '@storybook/react-vite';

/** A story file, as it is imported. */
export interface StoryFile {
  default: Meta;
  [name: string]: unknown;
}

/** Whether an export of a story file is a story. Its name must be one's too: `isExportStory` says so. */
export const isStory = (value: unknown): value is StoryObj => typeof value === 'object' && value !== null;
