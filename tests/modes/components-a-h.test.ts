import { testModes } from './modes.ts';
import type { StoryFile } from '../storyFile.ts';

await testModes(import.meta.glob<StoryFile>('../../stories/components/[A-H]*/*.stories.tsx'));
