import { composeStories } from '@storybook/react-vite';
console.log(typeof composeStories);
