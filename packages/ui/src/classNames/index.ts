export { classNames } from './classNames.ts';
export { hasContent } from './hasContent.ts';
