export { Heading, type HeadingProps, type HeadingSize } from './Heading.tsx';
export type { HeadingLevel, Level1Props, Level2Props, Level3Props } from './HeadingElement.tsx';
