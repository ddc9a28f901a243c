export { HouseNumberScrews, PlateScrews } from './PlateScrews.tsx';
