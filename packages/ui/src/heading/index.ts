export { Heading, type Level1Props, type Level2Props, type Level3Props } from './Heading.tsx';
