import { testModes } from './modes.ts';
import type { StoryFile } from './story.ts';

await testModes(import.meta.glob<StoryFile>(['../../stories/**/*.stories.tsx', '!../../stories/components/**']));
